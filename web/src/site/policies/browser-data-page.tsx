import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useSessionStore } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/policies.tsx';
import { Button } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { browserData, measure, remove } from './browser-data.ts';

export function BrowserDataPage() {
  const session = useSessionStore();
  const [sizes, setSizes] = useState<readonly number[]>();
  useEffect(() => {
    const update = async () => setSizes(await Promise.all(browserData.map(({ keys }) => measure(keys))));
    void update();
    addEventListener('storage', update);
    return () => removeEventListener('storage', update);
  }, []);
  const removeAll = async (entries: readonly (typeof browserData)[number][], question: string) => {
    if (!window.confirm(question)) return;
    if (entries.some(({ name }) => name === 'session')) session.signOut();
    await remove(entries.flatMap(({ keys }) => keys));
    toasts.success(text.removed);
  };
  return (
    <PageBody maxWidth="720px">
      <PageHeader title={heads.browserData} text={`${heads.browserDataDescription} ${text.perTab}`} />
      <Card.Root>
        <Card.Body as="ul">
          {browserData.map((entry, index) => {
            const [title, about] = text.entries[entry.name];
            const size = sizes?.[index];
            if (entry.name === 'mocks' && !size) return null;
            return (
              <Row key={title}>
                <Flex wrap="wrap" align="center" columnGap="2" fontWeight="600">
                  <span>{title}</span>
                  {size ? <Badge>{text.stored(Math.ceil(size / 1000))}</Badge> : null}
                </Flex>
                {size ? <RemoveButton title={title} onClick={() => void removeAll([entry], text.question(title, about))} /> : null}
                {size === 0 && <Muted>{text.nothing}</Muted>}
                <Muted gridColumn={{ base: '1 / -1', md: '1' }}>{about}</Muted>
              </Row>
            );
          })}
        </Card.Body>
      </Card.Root>
      <Button mt="6" variant="outline" onClick={() => void removeAll(browserData, text.everythingQuestion)}>
        {text.everything}
      </Button>
    </PageBody>
  );
}

/** The first line is as high as a button, so that nothing moves when the sizes are known. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(36px, auto)',
    columnGap: '3',
    alignItems: 'center',
    paddingBlock: '3',
    _first: { paddingTop: '0' },
    _last: { paddingBottom: '0' },
    '& + &': { borderTopWidth: '1px' },
  },
});

const Muted = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

/** The button goes with the data. */
function RemoveButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <Button ref={useRestoreFocus<HTMLButtonElement>()} variant="outline" size="sm" aria-label={text.removeOne(title)} onClick={onClick}>
      {text.remove}
    </Button>
  );
}
