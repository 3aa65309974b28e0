import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useRef } from 'react';
import * as text from '#text/cart.ts';
import { IconButton } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { CartIcon } from '#ui/icons.tsx';
import { getMotion } from '#ui/motion/motion.ts';
import { useCartItems } from './cart-store.ts';

export function CartButton() {
  const count = useCartItems().length;
  const badge = usePop(count);
  const { Dialog: CartDrawer, isPending, open, close } = useLazyDialog(loadCartDrawer);
  return (
    <>
      <IconButton
        aria-label={text.cartButton(count)}
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        position="relative"
        onClick={open}
      >
        <CartIcon />
        {count > 0 && (
          <chakra.span
            ref={badge}
            aria-hidden
            position="absolute"
            top="0"
            insetInlineEnd="0"
            minWidth="20px"
            paddingInline="1"
            borderRadius="full"
            bg="accent.solid"
            color="accent.contrast"
            fontSize="xs"
            fontWeight="700"
            lineHeight="20px"
            textAlign="center"
          >
            {count}
          </chakra.span>
        )}
      </IconButton>
      {CartDrawer && <CartDrawer onClose={close} />}
    </>
  );
}

const loadCartDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer;

/** Returns a ref for an element that shows a number. It pops when the number grows. */
function usePop(value: number): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (value > previous.current && ref.current) getMotion().pop(ref.current);
    previous.current = value;
  }, [value]);
  return ref;
}
