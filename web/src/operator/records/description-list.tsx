import { Box } from '#ui/box.ts';
import { NoTranslate } from '#ui/no-translate.tsx';

/** Values beside their terms. Blank values are shown as '-'. */
export function DescriptionList({ items }: { items: Readonly<Record<string, unknown>> }) {
  return (
    <Box as="dl" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {Object.entries(items).map(([term, value]) => (
        <Box
          key={term}
          minWidth="0"
          display="grid"
          gridTemplateColumns="minmax(104px, 2fr) minmax(0, 3fr)"
          columnGap="3"
          alignItems="baseline"
        >
          <Box as="dt" color="fg.muted" textStyle="sm">
            {term}
          </Box>
          <Box as="dd" fontWeight="600" overflowWrap="anywhere">
            <NoTranslate>{String(value ?? '').trim() || '-'}</NoTranslate>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
