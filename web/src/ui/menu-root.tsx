import { Menu } from '@chakra-ui/react/menu';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Children, isValidElement, type ReactNode, useRef } from 'react';
import type { ButtonProps } from './button.tsx';

/** Chakra's menu, open from its first render. */
export function MenuRoot({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // A dialog gives the focus back to the element that had it before. The menu has unmounted by then, so its trigger gets the focus first.
  const focusTrigger = () => triggerRef.current?.focus({ preventScroll: true });
  return (
    <Menu.Root
      defaultOpen
      // A key has opened the menu, so the focus must be on an item.
      defaultHighlightedValue={document.activeElement?.matches(':focus-visible') ? '0' : null}
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-end' }}
      navigate={followLink}
    >
      <Menu.Trigger asChild ref={triggerRef}>
        {trigger}
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {Children.map(children, (item, index) => {
            if (!isValidElement<ButtonProps>(item)) return null;
            const closes = item.props.pending === undefined || item.props['aria-haspopup'] !== undefined;
            return (
              <Menu.Item
                asChild
                value={String(index)}
                tabIndex={-1}
                closeOnSelect={closes}
                onClickCapture={closes ? focusTrigger : undefined}
              >
                {item}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Zag's own click does not bubble, so the router would miss it, and the browser would load the whole page. */
function followLink({ node, modifiers }: { node: HTMLAnchorElement; modifiers?: MouseEventInit }) {
  node.dispatchEvent(new MouseEvent('click', { ...modifiers, bubbles: true, cancelable: true }));
}

const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      zIndex: 'menu',
      display: 'grid',
      gap: '1',
      minWidth: '192px',
      maxWidth: 'calc(100vw - 32px)',
      padding: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      '&:focus-visible': {
        outline: 'none',
        '& [data-highlighted]': { outline: '2px solid var(--color-focus)' },
      },
    },
    item: { justifyContent: 'flex-start', minHeight: '44px', borderColor: 'transparent', _highlighted: { bg: 'bg.hover' } },
  },
});
