import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useOwnedCourses } from '../../session/owned-courses.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BinIcon } from '../../ui/icons.tsx';
import { useMotion } from '../../ui/motion/motion.ts';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useCartStore } from './cart-context.ts';
import { summarizeCart } from './cart-summary.ts';
import { CartTotal } from './cart-total.tsx';
import { useCartItems } from './use-cart.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export function CartList({ onNavigate }: { onNavigate: () => void }) {
  const cart = useCartStore();
  const items = useCartItems();
  const { listRef, focusAfterRemoval } = useFocusAfterRemoval<HTMLUListElement>();
  const { Presence, Item } = useMotion(() => !listRef.current?.contains(document.activeElement));
  // Shows current prices, not those of the day on which the course was added.
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
                <IconButton aria-label={`Remove ${name}`} onClick={() => remove(_id, index)}>
                  <BinIcon />
                </IconButton>
              </Row>
            );
          })}
        </Presence>
      </Box>
      <CartTotal {...summarizeCart(available, owned)} />
      <Box as="p" mt="2" textStyle="sm" color="fg.muted">
        Please buy one course at a time, from its page.
      </Box>
    </>
  );
}

/** The price, or why the course is not part of the total. */
function PriceOrReason({ course, isOwned }: { course: Course | undefined; isOwned: boolean }) {
  if (isOwned)
    return (
      <p>
        <Status tone="success">You have this course</Status>
      </p>
    );
  if (course) return <Price price={course.price} discountedPrice={course.discountedPrice} />;
  return (
    <Box as="p" color="fg.muted" textStyle="sm">
      No longer available
    </Box>
  );
}

function EmptyCart({ onNavigate }: { onNavigate: () => void }) {
  return (
    <EmptyState text="Your cart is empty.">
      <ButtonLink to="/courses" variant="outline" onClick={onNavigate}>
        See all courses
      </ButtonLink>
    </EmptyState>
  );
}

const Row = chakra(
  'li',
  recipe({
    base: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      paddingBlock: '4',
      borderTopWidth: '1px',
    },
  }),
);
