import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { inputStyles } from '../../theme/recipes/input.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';
import { IconButton } from '../button.tsx';
import { Flex } from '../flex.ts';
import { BackIcon, ForwardIcon } from '../icons.tsx';
import { pageSizes } from './table-search.ts';

interface PaginationProps {
  /** The number of rows on all pages. */
  count: number;
  page: number;
  pageCount: number;
  /** Rows per page. */
  size: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
}

/** The pagination of a table. On the first and last page a button is disabled by `aria-disabled`, so that it does not lose the focus. */
export function Pagination({ count, page, pageCount, size, onPageChange, onPageSizeChange }: PaginationProps) {
  const id = useId();
  const first = count === 0 ? 0 : (page - 1) * size + 1;
  return (
    <Flex as="nav" aria-label="Pagination" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Flex alignItems="center" gap="2">
        <chakra.label htmlFor={id} textStyle="sm" color="fg.muted">
          Rows per page
        </chakra.label>
        <Size id={id} value={size} onChange={({ target }) => onPageSizeChange(Number(target.value))}>
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Size>
      </Flex>
      <Flex alignItems="center" gap="2">
        <Box role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
          {`${first}–${Math.min(page * size, count)} of ${count}`}
        </Box>
        <IconButton
          aria-label="Previous page"
          borderColor="border.control"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPageChange(page - 1)}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label="Next page"
          borderColor="border.control"
          aria-disabled={page >= pageCount}
          onClick={() => page < pageCount && onPageChange(page + 1)}
        >
          <ForwardIcon />
        </IconButton>
      </Flex>
    </Flex>
  );
}

const Size = chakra(
  'select',
  recipe({
    base: { ...inputStyles, width: 'auto', minH: '40px', textStyle: 'sm', appearance: 'auto' },
  }),
);
