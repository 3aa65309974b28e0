import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Box } from '../box.ts';
import { useInteractOutside } from '../hooks.ts';
import { createIcon } from '../icons.tsx';
import { narrow } from './table-styles.ts';

const MoreIcon = createIcon('M5 12h.01M12 12h.01M19 12h.01');

interface RowMenuProps {
  /** Names the record, such as 'More about Asha'. */
  name: string;
  children: ReactNode;
}

/** The actions of a row: side by side in a table, and behind a button on the card of a phone. */
export function RowMenu({ name, children }: RowMenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const itemsRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useInteractOutside(rootRef, isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (isOpen) itemsRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  // A download stays in sight, because its button shows the progress. A dialog gives the focus back to the button of the menu.
  const handleItemClick = ({ target }: MouseEvent) => {
    if (isOpen && target instanceof Element && target.closest('a, [aria-haspopup]')) close();
  };
  return (
    <Root ref={rootRef} onKeyDown={handleKeyDown}>
      <button ref={buttonRef} type="button" aria-label={name} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <MoreIcon />
      </button>
      <Box ref={itemsRef} id={id} onClick={handleItemClick}>
        {children}
      </Box>
    </Root>
  );
}

const Root = chakra(
  'div',
  recipe({
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
      [narrow]: {
        '& > button': { display: 'grid' },
        '& > [aria-expanded=false] + div': { display: 'none' },
        '& > div': {
          position: 'absolute',
          top: '100%',
          insetInlineEnd: '0',
          zIndex: 'menu',
          width: 'max-content',
          display: 'grid',
          gap: '1',
          padding: '2',
          bg: 'bg.panel',
          borderWidth: '1px',
          borderRadius: 'md',
          boxShadow: 'md',
          // The last card has no room below.
          'tr + tr:last-child &': { top: 'auto', bottom: '100%' },
          '& > *': { justifyContent: 'flex-start', borderColor: 'transparent', minHeight: '44px' },
        },
      },
    },
  }),
);
