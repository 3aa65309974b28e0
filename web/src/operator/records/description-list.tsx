import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { NoTranslate } from '#ui/no-translate.tsx';

/** Values beside their terms. Blank values are shown as '-'. */
export function DescriptionList({ items }: { items: Readonly<Record<string, unknown>> }) {
  return (
    <Grid as="dl" gap="2" templateColumns="minmax(0, 1fr)">
      {Object.entries(items).map(([term, value]) => (
        <Grid key={term} minWidth="0" templateColumns="minmax(104px, 2fr) minmax(0, 3fr)" columnGap="3" alignItems="baseline">
          <Box as="dt" color="fg.muted" textStyle="sm">
            {term}
          </Box>
          <Box as="dd" fontWeight="600" overflowWrap="anywhere">
            <NoTranslate>{String(value ?? '').trim() || '-'}</NoTranslate>
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
