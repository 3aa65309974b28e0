import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';
import { useRestoreFocus } from '#ui/hooks.ts';
import { createIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { cards, wide } from './table-styles.ts';

const MoreIcon = createIcon('M5 12h.01M12 12h.01M19 12h.01');

interface RowMenuProps {
  /** Names the record, such as 'More about Asha'. */
  name: string;
  /** An action that is null or false leaves its place free in a table. */
  children: ReactNode;
}

/** The actions of a row: side by side in a table, and in a menu on a card. When its row is removed, the focus moves to the page's heading. */
export function RowMenu({ name, children }: RowMenuProps) {
  return (
    <Root ref={useRestoreFocus<HTMLDivElement>()}>
      <Menu aria-label={name} label={<MoreIcon />} minHeight="44px" minWidth="44px" px="0" textStyle="lg">
        {children}
      </Menu>
      <div data-side-by-side>{Children.map(children, (action) => action ?? <span data-gap />)}</div>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    '& > button svg': { strokeWidth: '3' },
    '& [role=menuitem]': { justifySelf: 'stretch' },
    '& > [data-side-by-side]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    [cards]: { '& > [data-side-by-side]': { display: 'none' } },
    [wide]: { '& > :not([data-side-by-side])': { display: 'none' } },
  },
});
