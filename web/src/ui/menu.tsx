import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Box } from './box.ts';
import { Button } from './button.tsx';
import { useInteractOutside } from './hooks.ts';
import { ChevronIcon } from './icons.tsx';

interface MenuProps {
  label: ReactNode;
  variant?: 'ghost' | 'outline';
  /** Opens upwards, at the foot of a screen. */
  above?: boolean;
  children: ReactNode;
}

/** A button with a panel of links and buttons. The panel closes when one of them is chosen. */
export function Menu({ label, variant = 'ghost', above = false, children }: MenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useInteractOutside(rootRef, isOpen, () => setIsOpen(false));
  // A dialog that opens from the panel gives the focus back to the button.
  const close = () => {
    if (!isOpen) return;
    triggerRef.current?.focus();
    setIsOpen(false);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <Box ref={rootRef} position="relative" minWidth="0" onKeyDown={handleKeyDown}>
      <Button
        ref={triggerRef}
        variant={variant}
        px="3"
        maxWidth="full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <ChevronIcon />
      </Button>
      <Panel id={id} hidden={!isOpen} data-above={above || undefined} onClick={close}>
        {children}
      </Panel>
    </Box>
  );
}

const Panel = chakra(
  'div',
  recipe({
    base: {
      position: 'absolute',
      top: '100%',
      insetEnd: '0',
      zIndex: 'menu',
      marginBlock: '2',
      padding: '2',
      minWidth: '192px',
      display: 'grid',
      gap: '1',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      '&[data-above]': { top: 'auto', bottom: '100%' },
      '& > :is(a, button)': { justifyContent: 'flex-start' },
      _hidden: { display: 'none' },
    },
  }),
);
