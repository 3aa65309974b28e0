import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { storedMoment } from '../../lib/stored-moment.ts';
import { oldestStoredAt } from '../../lib/stored-responses.ts';
import { recipe } from '../../theme/system.ts';
import { Container } from '../../ui/page/container.tsx';

/** Says when the data of the page was stored, if it is not from the network. */
export function StoredNotice() {
  const storedAt = useSyncExternalStore(oldestStoredAt.subscribe, oldestStoredAt.get, () => undefined);
  return (
    <Root role="status">
      {storedAt && <Container paddingBlock="2">No network. Courses and prices are as of {storedMoment(storedAt)}.</Container>}
    </Root>
  );
}

const Root = chakra('div', recipe({ base: { bg: 'warning.bg', color: 'warning.fg', textStyle: 'sm', _print: { display: 'none' } } }));
