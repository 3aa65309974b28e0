import { getArea } from '../../session/roles.ts';
import { useViewer } from '../../session/viewer.ts';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Flex } from '../../ui/flex.ts';
import { PageBody } from '../../ui/page/container.tsx';
import type { Cart } from './cart.ts';
import { ConfirmationStatus } from './confirmation-status.tsx';
import { NextCourse } from './next-course.tsx';
import { type Payment, toConfirmPurchaseInput } from './payment.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentHelp } from './payment-help.tsx';
import { PaymentStatusHeader } from './payment-status-header.tsx';
import { PaymentTable } from './payment-table.tsx';
import { PrintHeading } from './print-heading.tsx';
import { usePaidCourse } from './use-paid-course.ts';
import { usePurchaseConfirmation } from './use-purchase-confirmation.ts';
import { useRemovePaidCourse } from './use-remove-paid-course.ts';

/** The return page of the payment provider. */
export function VerificationPage({ payment, cart }: { payment: Payment; cart: Cart }) {
  const input = toConfirmPurchaseInput(payment);
  const { confirmation, sendAgain } = usePurchaseConfirmation(input);
  const isPaid = payment.payment_status === 'Credit';
  const isBought = isPaid && (confirmation?.status === 'confirmed' || confirmation?.status === 'already-confirmed');
  const hasFailed = isPaid ? confirmation?.status === 'rejected' : Boolean(input ?? payment.payment_status);
  useRemovePaidCourse(cart, isBought ? payment.course : undefined);
  return (
    <PageBody narrow>
      <Card flush _print={{ borderWidth: '0', boxShadow: 'none' }}>
        <PaymentStatusHeader status={input ? (isPaid ? 'paid' : 'unpaid') : 'none'} />
        <Box display="grid" gap="6" p={{ base: '5', md: '6' }}>
          <Box _print={{ display: 'none' }}>
            <p>We're verifying your payment, this may take a while. Feel free to leave this screen.</p>
            <Box as="p" mt="2">
              We will sent you the confirmation email.
            </Box>
          </Box>
          {input ? <ConfirmationStatus confirmation={confirmation} isPaid={isPaid} onSendAgain={sendAgain} /> : <NoPayment />}
          <PrintHeading />
          <PaymentTable payment={payment} />
          {input && <PaymentActions payment={payment} />}
          {hasFailed && <PaymentHelp paymentId={payment.payment_id} isPaid={isPaid} />}
          {isBought && <NextCourse items={cart.items} />}
          <Flex flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
            {isPaid && <MyCoursesLink />}
            {!isPaid && payment.course && <CourseLink course={payment.course} />}
            <ButtonLink to="/" variant="outline">
              Home Page
            </ButtonLink>
          </Flex>
        </Box>
      </Card>
    </PageBody>
  );
}

function NoPayment() {
  return (
    <Box as="p" color="fg.muted" _print={{ display: 'none' }}>
      If you have paid, please open this page again from the payment page.
    </Box>
  );
}

/** Only students have a list of courses. */
function MyCoursesLink() {
  const viewer = useViewer();
  if (viewer.status !== 'success' || getArea(viewer.user.role) !== 'student') return null;
  return <ButtonLink to="/user/profile">My Courses</ButtonLink>;
}

/** A link to try the purchase again. */
function CourseLink({ course }: { course: string }) {
  if (!usePaidCourse(course)) return null;
  return (
    <ButtonLink to="/course-detail/$id" params={{ id: course }}>
      Back to the course
    </ButtonLink>
  );
}
