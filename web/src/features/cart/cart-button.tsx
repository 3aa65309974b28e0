import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { CartIcon } from '../../ui/icons.tsx';
import { CartList } from './cart-list.tsx';
import { useCartItems } from './use-cart.ts';

/** The number of courses in the cart. Opens the cart. */
export function CartButton() {
  const count = useCartItems().length;
  const drawer = useDialog();
  // The list fetches the courses, so it is rendered only while the drawer is open.
  const [isOpen, setIsOpen] = useState(false);
  const handleOpen = () => {
    setIsOpen(true);
    drawer.open();
  };
  const label = count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'course' : 'courses'}`;
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" position="relative" onClick={handleOpen}>
        <CartIcon />
        {count > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      <Drawer
        name="Cart"
        control={drawer}
        onClose={() => setIsOpen(false)}
        heading={
          <Box as="h2" textStyle="lg">
            Your cart
          </Box>
        }
      >
        {isOpen && <CartList onNavigate={drawer.close} />}
      </Drawer>
    </>
  );
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    minWidth: '20px',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.on',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '20px',
    textAlign: 'center',
  },
});
