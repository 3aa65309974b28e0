import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { NoTranslate } from '#ui/no-translate.tsx';

/** Values beside their terms. Blank values are shown as '-'. */
export function DescriptionList({ items }: { items: Readonly<Record<string, unknown>> }) {
  return (
    <List>
      {Object.entries(items).map(([term, value]) => (
        <chakra.div key={term} minWidth="0">
          <chakra.dt color="fg.muted" textStyle="sm">
            {term}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            <NoTranslate>{String(value ?? '').trim() || '-'}</NoTranslate>
          </chakra.dd>
        </chakra.div>
      ))}
    </List>
  );
}

const List = chakra(
  'dl',
  recipe({
    base: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div': { display: 'grid', gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 3fr)', columnGap: '3', alignItems: 'baseline' },
    },
  }),
);
