import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  const { isOpen, close, rootProps, buttonProps, panelId } = useMenu();
  return (
    <Box position="relative" minWidth="0" {...rootProps}>
      <Button variant={variant} px="3" maxWidth="full" {...buttonProps}>
        {label}
        <Flex as="span" flexShrink="0">
          <ChevronIcon />
        </Flex>
      </Button>
      <Panel id={panelId} hidden={!isOpen} data-above={above || undefined} onClick={close}>
        {children}
      </Panel>
    </Box>
  );
}

/** A menu closes at Escape and outside of it. `close` moves the focus to its button, to which a dialog of its panel gives it back. */
export function useMenu() {
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useInteractOutside(rootRef, isOpen, () => setIsOpen(false));
  const close = () => {
    if (!isOpen) return;
    buttonRef.current?.focus({ preventScroll: true });
    setIsOpen(false);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return {
    isOpen,
    close,
    panelId,
    rootProps: { ref: rootRef, onKeyDown: handleKeyDown },
    buttonProps: { ref: buttonRef, 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: () => setIsOpen(!isOpen) },
  };
}

export const menuPanel = {
  position: 'absolute',
  top: '100%',
  insetInlineEnd: '0',
  zIndex: 'menu',
  display: 'grid',
  gap: '1',
  padding: '2',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'md',
} as const;

const Panel = chakra('div', {
  base: {
    ...menuPanel,
    marginBlock: '2',
    minWidth: '192px',
    '&[data-above]': { top: 'auto', bottom: '100%' },
    '& > :is(a, button)': { justifyContent: 'flex-start' },
    _hidden: { display: 'none' },
  },
});
