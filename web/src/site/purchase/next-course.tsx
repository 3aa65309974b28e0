import type { Course } from '@institute/sdk';
import { useGetCourse, useListCourses } from '@institute/sdk/react';
import { useOwnedCourses, useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as text from '#text/purchase.tsx';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/links.tsx';
import { Price } from '../courses/price.tsx';
import { PurchaseProblem } from './purchase-problem.tsx';
import { useBuy } from './use-buy.ts';

export function NextCourse({ items }: Pick<Cart, 'items'>) {
  const { data } = useListCourses({}, { enabled: items.length > 0, meta: { quiet: true } });
  const { status } = useViewer();
  const owned = useOwnedCourses();
  const courses = items.map(({ _id }) => data?.courses.find((course) => course._id === _id));
  const next = courses.find((course) => course && !owned.has(course._id));
  // Without the profile, the user may have the course.
  if (status !== 'success') return null;
  return next && <Offer key={next._id} course={next} />;
}

function Offer({ course: listed }: { course: Course }) {
  const { isPending, buy, rejectedFields } = useBuy();
  // Its price can be loaded again, without that of the other courses.
  const course = useGetCourse({ id: listed._id }, { meta: { quiet: true } }).data?.course ?? listed;
  return (
    <Box as="section" aria-labelledby="next-course" display="grid" gap="3" p="4" borderWidth="1px" borderRadius="md">
      <Box as="h2" id="next-course" textStyle="lg">
        {text.nextInCart}
      </Box>
      <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <Box minW="0">
          <TextLink to="/course-detail/$id" params={{ id: course._id }}>
            {course.title}
          </TextLink>
          <Price price={course.price} discountedPrice={course.discountedPrice} />
        </Box>
        <Button variant="outline" pending={isPending} onClick={() => buy(course)}>
          {common.buyNow}
        </Button>
      </Flex>
      {rejectedFields && <PurchaseProblem fields={rejectedFields} courseId={course._id} />}
    </Box>
  );
}

/** The part of the user's cart that a purchase needs. Passed in by the route, because a feature does not import another feature. */
export interface Cart {
  items: readonly { _id: string; title: string }[];
  remove: (courseId: string) => void;
}
