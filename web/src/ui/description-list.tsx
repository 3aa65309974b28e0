import { chakra } from '@chakra-ui/react/styled-system';
import { Verbatim } from './no-translate.tsx';

interface FactsProps {
  /** By their names; a blank one is shown as '-'. */
  facts: Readonly<Record<string, unknown>>;
}

/** What is known of something, name by name. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <chakra.div key={name} minWidth="0">
          <chakra.dt color="fg.muted" textStyle="sm">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            <Verbatim>{String(value ?? '').trim() || '-'}</Verbatim>
          </chakra.dd>
        </chakra.div>
      ))}
    </List>
  );
}

const List = chakra('dl', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
});
