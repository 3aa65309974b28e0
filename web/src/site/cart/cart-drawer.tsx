import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useListCourses } from '@institute/sdk/react';
import { useRef } from 'react';
import * as text from '#text/cart.ts';
import * as common from '#text/common.ts';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog/dialogs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BinIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { useMotion } from '#ui/motion/motion.ts';
import { BuyNow } from '../purchase/purchase-problem.tsx';
import { useCartItems, useCartStore } from './cart-store.ts';

export function CartDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer name={text.cart} closeName={text.close} onClose={onClose} heading={<Heading textStyle="lg">{text.yourCart}</Heading>}>
      <CartList onNavigate={onClose} />
    </Drawer>
  );
}

function CartList({ onNavigate }: { onNavigate: () => void }) {
  const cart = useCartStore();
  const items = useCartItems();
  const { listRef, focusAfterRemoval } = useFocusAfterRemoval();
  const { Presence, Item } = useMotion(() => !listRef.current?.contains(document.activeElement));
  // Shows current prices, not the prices of the day on which the course was added.
  const { data } = useListCourses();
  const remove = (id: string, index: number) => {
    focusAfterRemoval(index);
    cart.remove(id);
  };
  if (items.length === 0) return <EmptyCart onNavigate={onNavigate} />;
  return (
    <ul ref={listRef}>
      <Presence initial={false}>
        {items.map(({ _id, title }, index) => {
          const course = data?.courses.find((candidate) => candidate._id === _id);
          const name = course?.title ?? title;
          return (
            <Row key={_id} as={Item}>
              <TextLink to="/course-detail/$id" params={{ id: _id }} onClick={onNavigate} justifySelf="start">
                {name}
              </TextLink>
              <IconButton data-remove aria-label={text.remove(name)} onClick={() => remove(_id, index)} justifySelf="end">
                <BinIcon />
              </IconButton>
              {course && <BuyNow course={course} />}
              {data && !course && (
                <Text color="fg.muted" textStyle="sm">
                  {text.gone}
                </Text>
              )}
            </Row>
          );
        })}
      </Presence>
    </ul>
  );
}

function EmptyCart({ onNavigate }: { onNavigate: () => void }) {
  return (
    <EmptyState text={text.empty}>
      <ButtonLink to="/courses" variant="outline" onClick={onNavigate}>
        {common.seeAllCourses}
      </ButtonLink>
    </EmptyState>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'center',
    paddingBlock: '4',
    borderTopWidth: '1px',
  },
});

/** Removing a row also removes its focused button. The focus moves to the button of the next row, or to the first link when the list is empty. */
function useFocusAfterRemoval() {
  const listRef = useRef<HTMLUListElement>(null);
  const focusAfterRemoval = (index: number) => {
    const parent = listRef.current?.parentElement;
    requestAnimationFrame(() => {
      const buttons = parent?.querySelectorAll<HTMLElement>('li:not([inert]) [data-remove]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? parent?.querySelector<HTMLElement>('a');
      next?.focus();
    });
  };
  return { listRef, focusAfterRemoval };
}
