import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty-state.tsx';
import { BinIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useCartStore } from './cart-context.ts';
import { useCartItems } from './use-cart.ts';
import { useKeepFocus } from './use-keep-focus.ts';

/** The courses in the cart, with a way to each of them and a way to take it out. */
export function CartList({ onLeave }: { onLeave: () => void }) {
  const { queries } = useApi();
  const cart = useCartStore();
  const items = useCartItems();
  const { list, keepFocus } = useKeepFocus<HTMLUListElement>();
  // Prices are the ones of today, not of the day on which a course was put aside.
  const { data } = useQuery(queries.listCourses());
  const remove = (id: string, index: number) => {
    keepFocus(index);
    cart.remove(id);
  };
  if (items.length === 0) return <EmptyCart onLeave={onLeave} />;
  return (
    <>
      <Box as="ul" ref={list}>
        {items.map(({ _id, title }, index) => {
          const course = data?.courses.find((one) => one._id === _id);
          return (
            <Flex as="li" key={_id} gap="3" align="flex-start" justify="space-between" paddingBlock="4" borderTopWidth="1px">
              <Box minW="0">
                <TextLink to="/course-detail/$id" params={{ id: _id }} onClick={onLeave}>
                  {course?.title ?? title}
                </TextLink>
                {course && <Price price={course.price} discountedPrice={course.discountedPrice} />}
                {data && !course && (
                  <Box as="p" color="fg.muted" textStyle="sm">
                    Not offered any more
                  </Box>
                )}
              </Box>
              <IconButton aria-label={`Remove ${course?.title ?? title}`} onClick={() => remove(_id, index)}>
                <BinIcon />
              </IconButton>
            </Flex>
          );
        })}
      </Box>
      <Box as="p" mt="2" textStyle="sm" color="fg.muted">
        Courses are bought one at a time, each on its own page.
      </Box>
    </>
  );
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <Empty text="Your cart is empty.">
      <ButtonLink to="/courses" variant="outline" onClick={onLeave}>
        See all courses
      </ButtonLink>
    </Empty>
  );
}
