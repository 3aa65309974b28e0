import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { inputStyles } from '../../theme/recipes/input.ts';
import { IconButton } from '../button.tsx';
import { BackIcon, ForwardIcon } from '../icons.tsx';
import { pageSizes } from './table-search.ts';

interface PageControlsProps {
  count: number;
  page: number;
  pages: number;
  size: number;
  onTurn: (page: number) => void;
  onResize: (size: number) => void;
}

/** '11–15 of 37', how many rows a page has, and the way to the others. A press at an end does nothing and keeps the focus. */
export function PageControls({ count, page, pages, size, onTurn, onResize }: PageControlsProps) {
  const id = useId();
  const first = count === 0 ? 0 : (page - 1) * size + 1;
  return (
    <Flex as="nav" aria-label="Pages of the list" wrap="wrap" align="center" justify="space-between" gap="3">
      <Flex align="center" gap="2">
        <chakra.label htmlFor={id} textStyle="sm" color="fg.muted">
          Rows per page
        </chakra.label>
        <Size id={id} value={size} onChange={({ target }) => onResize(Number(target.value))}>
          {pageSizes.map((offered) => (
            <option key={offered} value={offered}>
              {offered}
            </option>
          ))}
        </Size>
      </Flex>
      <Flex align="center" gap="2">
        <Box role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
          {`${first}–${Math.min(page * size, count)} of ${count}`}
        </Box>
        <IconButton
          aria-label="Previous page"
          borderColor="border.control"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onTurn(page - 1)}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label="Next page"
          borderColor="border.control"
          aria-disabled={page >= pages}
          onClick={() => page < pages && onTurn(page + 1)}
        >
          <ForwardIcon />
        </IconButton>
      </Flex>
    </Flex>
  );
}

const Size = chakra('select', {
  base: { ...inputStyles, width: 'auto', minH: '40px', textStyle: 'sm', appearance: 'auto' },
});
