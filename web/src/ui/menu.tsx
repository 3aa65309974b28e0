import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { useLazyDialog } from './dialog/use-lazy-dialog.ts';
import { ChevronIcon } from './icons.tsx';

interface MenuProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
  /** The links and buttons of the menu. A button that shows a pending action leaves the menu open, unless it opens a dialog. */
  children: ReactNode;
}

const loadMenu = async () => (await import('./menu-root.tsx')).MenuRoot;

/** A button that opens a menu. Chakra's menu is loaded at the first interaction with the page. */
export function Menu({ label, children, ...button }: MenuProps) {
  const { Dialog: MenuRoot, isPending, open } = useLazyDialog(loadMenu);
  const renderButton = (props?: ButtonProps) => (
    <Button variant="ghost" px="3" minWidth="0" maxWidth="full" {...button} {...props}>
      {label}
      {!button['aria-label'] && (
        <Flex as="span" flexShrink="0">
          <ChevronIcon />
        </Flex>
      )}
    </Button>
  );
  if (MenuRoot) return <MenuRoot trigger={renderButton()}>{children}</MenuRoot>;
  return renderButton({ 'aria-haspopup': 'menu', 'aria-expanded': false, pending: isPending, onClick: open });
}
