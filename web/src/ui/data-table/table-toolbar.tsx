import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject } from 'react';
import { recipe } from '../../theme/system.ts';
import { Button } from '../button.tsx';
import { DownloadIcon, PrintIcon } from '../icons.tsx';
import { FilterIcon, SelectIcon } from './table-icons.tsx';

interface TableToolbarProps {
  /** The search field and the select for the order. */
  children: ReactNode;
  filters: { id: string; ref: RefObject<HTMLButtonElement | null>; isOpen: boolean; count: number; onToggle: () => void } | undefined;
  isSelecting: boolean;
  onSelectToggle: () => void;
  onDownload: () => void;
  onPrint: () => void;
}

/** The search of a list and what can be done with its rows. */
export function TableToolbar({ children, filters, isSelecting, onSelectToggle, onDownload, onPrint }: TableToolbarProps) {
  return (
    <Root>
      <div>
        {children}
        <Buttons role="group" aria-label="List actions">
          {filters && (
            <Button
              ref={filters.ref}
              variant="outline"
              size="sm"
              aria-expanded={filters.isOpen}
              aria-controls={filters.isOpen ? filters.id : undefined}
              onClick={filters.onToggle}
            >
              <FilterIcon />
              {filters.count > 0 ? `Filters (${filters.count})` : 'Filters'}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onSelectToggle}>
            <SelectIcon />
            {isSelecting ? 'Done' : 'Select'}
          </Button>
          <Button variant="outline" size="sm" onClick={onDownload}>
            <DownloadIcon />
            Download CSV
          </Button>
          <Button variant="outline" size="sm" onClick={onPrint}>
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
