import type { ReactNode } from 'react';
import { Box } from '../box.ts';
import { Button } from '../button.tsx';
import { Flex } from '../flex.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** The rows on all pages that the search and the filters have found. */
  found: readonly Row[];
  /** The rows that are wanted are not found yet. */
  isBusy: boolean;
  /** Renders buttons for the selected rows. */
  actions: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** What can be done with the selected rows. */
export function SelectionBar<Row>({ selection, found, isBusy, actions }: SelectionBarProps<Row>) {
  const { rows, add, clear } = selection;
  return (
    <Flex
      role="group"
      aria-label="Selection"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      bg="bg.tint"
      borderRadius="md"
      px="3"
      py="2"
      _print={{ display: 'none' }}
    >
      <Box role="status" fontWeight="600">
        {`${rows.length} selected`}
      </Box>
      <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={() => !isBusy && add(found)}>
        {`Select all ${found.length} found`}
      </Button>
      <Button variant="ghost" size="sm" aria-disabled={rows.length === 0} onClick={clear}>
        Clear selection
      </Button>
      {actions?.(rows)}
    </Flex>
  );
}
