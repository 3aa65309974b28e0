import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Course } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useRef } from 'react';
import { rupees } from '#lib/format.ts';
import { useOwnedCourses } from '#session/use-session.ts';
import * as text from '#text/cart.ts';
import * as common from '#text/common.ts';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog/dialogs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BinIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { useMotion } from '#ui/motion/motion.ts';
import { getPayablePrice, Price } from '../courses/price.tsx';
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
  const owned = useOwnedCourses();
  const available = data?.courses.filter(({ _id }) => items.some((item) => item._id === _id)) ?? [];
  const remove = (id: string, index: number) => {
    focusAfterRemoval(index);
    cart.remove(id);
  };
  if (items.length === 0) return <EmptyCart onNavigate={onNavigate} />;
  return (
    <>
      <Box as="ul" ref={listRef}>
        <Presence initial={false}>
          {items.map(({ _id, title }, index) => {
            const course = available.find((candidate) => candidate._id === _id);
            const name = course?.title ?? title;
            return (
              <Row key={_id} as={Item}>
                <Box minW="0">
                  <TextLink to="/course-detail/$id" params={{ id: _id }} onClick={onNavigate}>
                    {name}
                  </TextLink>
                  {data && <PriceOrReason course={course} isOwned={owned.has(_id)} />}
                </Box>
                <IconButton aria-label={text.remove(name)} onClick={() => remove(_id, index)}>
                  <BinIcon />
                </IconButton>
              </Row>
            );
          })}
        </Presence>
      </Box>
      <CartTotal courses={available} owned={owned} />
      <Text mt="2" textStyle="sm" color="fg.muted">
        {text.oneAtATime}
      </Text>
    </>
  );
}

function PriceOrReason({ course, isOwned }: { course: Course | undefined; isOwned: boolean }) {
  if (isOwned)
    return (
      <p>
        <Badge colorPalette="success">{text.owned}</Badge>
      </p>
    );
  if (course) return <Price price={course.price} discountedPrice={course.discountedPrice} />;
  return (
    <Text color="fg.muted" textStyle="sm">
      {text.gone}
    </Text>
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
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    paddingBlock: '4',
    borderTopWidth: '1px',
  },
});

interface CartTotalProps {
  /** The courses in the cart, without courses that are no longer available. */
  courses: readonly Course[];
  owned: ReadonlySet<string>;
}

/** The price of the courses that the user does not have yet, in rupees, and the difference to their original price. */
function CartTotal({ courses, owned }: CartTotalProps) {
  const payable = courses.filter(({ _id }) => !owned.has(_id));
  const total = sum(payable.map(getPayablePrice));
  const saved = sum(payable.map(({ price }) => price)) - total;
  if (payable.length === 0) return null;
  return (
    <Box as="dl" borderTopWidth="1px" pt="4">
      <Flex justify="space-between" gap="3" textStyle="lg" fontWeight="700">
        <dt>{text.total}</dt>
        <dd>{rupees(total)}</dd>
      </Flex>
      {saved > 0 && (
        <Flex justify="space-between" gap="3" color="success.fg">
          <dt>{text.youSave}</dt>
          <chakra.dd fontWeight="600">{rupees(saved)}</chakra.dd>
        </Flex>
      )}
    </Box>
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Removing a row also removes its focused button. The focus moves to the button of the next row, or to the first link when the list is empty. */
function useFocusAfterRemoval() {
  const listRef = useRef<HTMLUListElement>(null);
  const focusAfterRemoval = (index: number) => {
    const parent = listRef.current?.parentElement;
    requestAnimationFrame(() => {
      const buttons = parent?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? parent?.querySelector<HTMLElement>('a');
      next?.focus();
    });
  };
  return { listRef, focusAfterRemoval };
}
