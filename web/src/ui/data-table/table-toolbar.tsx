import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipe } from '../../theme/system.ts';
import { Button } from '../button.tsx';
import { DownloadIcon, PrintIcon } from '../icons.tsx';
import { FilterIcon, SelectIcon } from './table-icons.tsx';
import type { FilterPanel } from './use-filter-panel.ts';

interface TableToolbarProps {
  /** The search field and the select for the order. */
  children: ReactNode;
  /** Undefined if the list has no filters. */
  panel: FilterPanel | undefined;
  /** How many filters are in use. */
  filterCount: number;
  isSelecting: boolean;
  /** The rows are not there yet, so they can be neither saved nor printed. */
  isBusy: boolean;
  onSelectToggle: () => void;
  onDownload: () => void;
  onPrint: () => void;
}

/** The search of a list and what can be done with its rows. */
export function TableToolbar({ children, panel, filterCount, isSelecting, isBusy, ...handlers }: TableToolbarProps) {
  const { onSelectToggle, onDownload, onPrint } = handlers;
  return (
    <Root>
      <div>
        {children}
        <Buttons role="group" aria-label="List actions">
          {panel && (
            <Button
              ref={panel.buttonRef}
              variant="outline"
              size="sm"
              aria-expanded={panel.isOpen}
              aria-controls={panel.isOpen ? panel.id : undefined}
              onClick={panel.toggle}
            >
              <FilterIcon />
              {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onSelectToggle}>
            <SelectIcon />
            {isSelecting ? 'Done' : 'Select'}
          </Button>
          <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onDownload}>
            <DownloadIcon />
            Download CSV
          </Button>
          <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onPrint}>
            <PrintIcon />
            Print
          </Button>
        </Buttons>
      </div>
    </Root>
  );
}

const Root = chakra(
  'div',
  recipe({
    base: {
      containerType: 'inline-size',
      _print: { display: 'none' },
      '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' },
      // Wide containers show a table, whose headers sort.
      '@container (min-width: 900px)': { '& [data-sort]': { display: 'none' } },
    },
  }),
);

const Buttons = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' } }));
