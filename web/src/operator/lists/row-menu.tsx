import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { createIcon } from '#ui/icons.tsx';
import { menuPanel, useMenu } from '#ui/menu.tsx';
import { cards } from './table-styles.ts';

const MoreIcon = createIcon('M5 12h.01M12 12h.01M19 12h.01');

interface RowMenuProps {
  /** Names the record, such as 'More about Asha'. */
  name: string;
  children: ReactNode;
}

/** The actions of a row: side by side in a table, and behind a button on a card. */
export function RowMenu({ name, children }: RowMenuProps) {
  const { isOpen, close, rootProps, buttonProps, panelId } = useMenu();
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // A download stays in sight, because its button shows the progress.
  const handleItemClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [aria-haspopup]')) close();
  };
  return (
    <Root {...rootProps}>
      <button type="button" aria-label={name} {...buttonProps}>
        <MoreIcon />
      </button>
      <Box ref={panelRef} id={panelId} onClick={handleItemClick}>
        {children}
      </Box>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    '& > button': {
      display: 'none',
      width: '44px',
      height: '44px',
      placeItems: 'center',
      borderRadius: 'md',
      fontSize: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '& svg': { strokeWidth: '3' },
    },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    [cards]: {
      '& > button': { display: 'grid' },
      '& > [aria-expanded=false] + div': { display: 'none' },
      '& > div': {
        ...menuPanel,
        width: 'max-content',
        // The last card has no room below.
        'tr + tr:last-child &': { top: 'auto', bottom: '100%' },
        '& > *': { justifyContent: 'flex-start', borderColor: 'transparent', minHeight: '44px' },
      },
    },
  },
});
