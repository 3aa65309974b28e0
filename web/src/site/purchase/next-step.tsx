import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { Course } from '@institute/sdk';
import { useGetCourse, useListCourses } from '@institute/sdk/react';
import { useLocation } from '@tanstack/react-router';
import { getArea } from '#session/roles.ts';
import { useOwnedCourses, useSession, useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as text from '#text/purchase.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { TextLink } from '#ui/links.tsx';
import { useCartItems } from '../cart/cart-store.ts';
import { type Payment, type PaymentState, toConfirmPurchaseInput } from './payment.ts';
import { usePaidCourse } from './payment-details.tsx';
import { BuyNow } from './purchase-problem.tsx';

interface NextStepProps {
  state: PaymentState;
  payment: Payment;
  onSendAgain: () => void;
}

/** The one next step after a payment, and the way out. */
export function NextStep({ state, payment, onSendAgain }: NextStepProps) {
  const href = useLocation({ select: (location) => location.href });
  const sendAgainRef = useRestoreFocus<HTMLButtonElement>();
  const isGuest = useSession() === undefined;
  const canSendAgain = state === 'not-confirmed' && toConfirmPurchaseInput(payment) !== undefined;
  return (
    <Flex wrap="wrap" gap="3">
      {state === 'received' && <ToTheCourse bought={payment.course} />}
      {(state === 'reported' || (canSendAgain && isGuest)) && <SignIn redirect={href} />}
      {/* A payment that was rejected can be sent again, because the institute may learn of the payment later than the provider. */}
      {canSendAgain && (
        <Button ref={sendAgainRef} colorPalette="accent" variant={isGuest ? 'outline' : 'solid'} onClick={onSendAgain}>
          {text.sendAgain}
        </Button>
      )}
      {state === 'not-completed' && <TryAgain payment={payment} />}
      {state === 'not-found' && <ToCourses />}
      <ButtonLink to="/" variant="outline">
        {text.homePage}
      </ButtonLink>
    </Flex>
  );
}

/** Only students have a list of courses. A guest finds the list after the login. */
function ToTheCourse({ bought }: { bought: string | undefined }) {
  const viewer = useViewer();
  if (viewer.status === 'guest') return <SignIn redirect="/user/profile" />;
  if (viewer.status !== 'success' || getArea(viewer.user.role) !== 'student') return null;
  return (
    <ButtonLink to="/user/profile" state={{ boughtCourse: bought }} colorPalette="accent">
      {text.myCourses}
    </ButtonLink>
  );
}

function SignIn({ redirect }: { redirect: string }) {
  return (
    <ButtonLink to="/login" search={{ redirect }} colorPalette="accent">
      {common.signIn}
    </ButtonLink>
  );
}

function ToCourses() {
  return (
    <ButtonLink to="/courses" colorPalette="accent">
      {common.seeAllCourses}
    </ButtonLink>
  );
}

/** A payment that is pending may still succeed, so another one is not the main action. */
function TryAgain({ payment }: Pick<NextStepProps, 'payment'>) {
  const { course, isPending } = usePaidCourse(payment.course);
  if (isPending) return null;
  if (!course) return <ToCourses />;
  return (
    <ButtonLink
      to="/course-detail/$id"
      params={{ id: course._id }}
      {...(payment.payment_status === 'Pending' ? { variant: 'outline' } : { colorPalette: 'accent' })}
    >
      {text.tryAgain}
    </ButtonLink>
  );
}

/** Offers the first course in the cart that the user can buy. */
export function NextCourse() {
  const items = useCartItems();
  const { data } = useListCourses({}, { enabled: items.length > 0, meta: { quiet: true } });
  const { status } = useViewer();
  const owned = useOwnedCourses();
  const courses = items.map(({ _id }) => data?.courses.find((course) => course._id === _id));
  const next = courses.find((course) => course && !owned.has(course._id));
  // Without the profile it is not known which courses the user has.
  if (status !== 'success') return null;
  return next && <Offer key={next._id} course={next} />;
}

function Offer({ course: listed }: { course: Course }) {
  // The price can be loaded again, without the prices of the other courses.
  const course = useGetCourse({ id: listed._id }, { meta: { quiet: true } }).data?.course ?? listed;
  return (
    <Grid as="section" aria-labelledby="next-course" gap="3" p="4" borderWidth="1px" borderRadius="md">
      <Heading id="next-course" textStyle="lg">
        {text.nextInCart}
      </Heading>
      <Grid templateColumns="minmax(0, 1fr) auto" gap="2" alignItems="center">
        <TextLink to="/course-detail/$id" params={{ id: course._id }} gridColumn="1 / -1" justifySelf="start">
          {course.title}
        </TextLink>
        <BuyNow course={course} />
      </Grid>
    </Grid>
  );
}
