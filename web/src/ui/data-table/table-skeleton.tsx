import { Box } from '../box.ts';
import { Skeleton } from '../skeleton.tsx';
import { defaultSize } from './table-search.ts';

/** The skeleton of a table with its search field and buttons. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Box display="grid" gap="4">
      <Skeleton height="80px" maxWidth="360px" />
      <Skeleton height="80px" hideFrom="xl" />
      <Box aria-busy display="grid" gap={{ base: '3', xl: '1px' }}>
        {Array.from({ length: defaultSize + 1 }, (_, index) => (
          <Skeleton key={index} height={{ base: `${columns * 28 + 32}px`, xl: '48px' }} />
        ))}
      </Box>
    </Box>
  );
}
