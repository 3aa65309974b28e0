import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '#lib/brand.ts';
import { getArea } from '#session/roles.ts';
import { useSession, useViewer } from '#session/use-session.ts';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink, Spinner } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { type Confirmation, usePurchaseConfirmation } from './confirm-purchase.ts';
import { type Cart, NextCourse } from './next-course.tsx';
import { type Payment, toConfirmPurchaseInput } from './payment.ts';
import { PaymentActions, PaymentHelp, PaymentTable, usePaidCourse } from './payment-details.tsx';

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

function CourseLink({ course }: { course: string }) {
  if (!usePaidCourse(course)) return null;
  return (
    <ButtonLink to="/course-detail/$id" params={{ id: course }}>
      Back to the course
    </ButtonLink>
  );
}

const variants = {
  paid: { Icon: CheckIcon, text: 'Payment successful, according to the payment provider', color: 'success.fg', bg: 'success.bg' },
  unpaid: { Icon: CloseIcon, text: 'Payment not successful', color: 'error.fg', bg: 'error.bg' },
  none: { Icon: AlertIcon, text: 'No payment found', color: 'warning.fg', bg: 'warning.bg' },
};

/** The status that the provider reports. The institute has not verified it. */
function PaymentStatusHeader({ status }: { status: keyof typeof variants }) {
  const { Icon, text, color, bg } = variants[status];
  return (
    <Flex
      flexWrap="wrap"
      gap={{ base: '4', sm: '5' }}
      alignItems="center"
      bg={bg}
      paddingInline={{ base: '5', md: '6' }}
      paddingBlock="6"
      borderTopRadius="md"
      _print={{ display: 'none' }}
    >
      <Badge color={color}>
        <Icon />
      </Badge>
      {/* Goes below the badge where the title is too wide beside it. */}
      <Box flex="1 1 min-content">
        <PageTitle>Verification</PageTitle>
        <Box as="p" mt="1" color={color} fontWeight="600">
          {text}
        </Box>
      </Box>
    </Flex>
  );
}

const Badge = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '16',
      height: '16',
      fontSize: 'xl',
      bg: 'bg.panel',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
    },
  }),
);

const texts = {
  confirmed: 'The institute has received the payment status.',
  'already-confirmed': 'The institute has already received the payment status.',
  rejected: 'The institute could not accept the payment status.',
  unknown: 'We could not confirm this with the institute yet.',
  'sent-by-other':
    'The payment status was sent earlier, with another sign-in or without one. If this is your payment, please send it again.',
  'signed-out': 'Please sign in to send the payment status to the institute.',
};

interface ConfirmationStatusProps {
  /** Undefined while the request is pending. */
  confirmation: Confirmation | undefined;
  isPaid: boolean;
  onSendAgain: () => void;
}

function ConfirmationStatus({ confirmation, isPaid, onSendAgain }: ConfirmationStatusProps) {
  return (
    <Flex
      role="status"
      alignItems="center"
      flexWrap="wrap"
      gap="3"
      bg="bg.tint"
      borderRadius="md"
      p="4"
      minH="72px"
      _print={{ display: 'none' }}
    >
      <Box minW="0" overflowWrap="anywhere">
        <p>{confirmation ? texts[confirmation.status] : 'Sending the payment status to the institute…'}</p>
        {confirmation?.status === 'rejected' && confirmation.message && <p>{confirmation.message}</p>}
      </Box>
      {confirmation ? <Actions status={confirmation.status} isPaid={isPaid} onSendAgain={onSendAgain} /> : <Spinner aria-hidden />}
    </Flex>
  );
}

interface ActionsProps extends Omit<ConfirmationStatusProps, 'confirmation'> {
  status: Confirmation['status'];
}

/** A paid payment that was rejected can be sent again, because the institute may learn of it later than the provider. */
function Actions({ status, isPaid, onSendAgain }: ActionsProps) {
  const redirect = useLocation({ select: ({ href }) => href });
  const isGuest = useSession() === undefined;
  if (status === 'confirmed' || status === 'already-confirmed' || (status === 'rejected' && !isPaid)) return null;
  return (
    <Flex flexWrap="wrap" gap="3">
      {(isGuest || status === 'signed-out') && (
        <ButtonLink size="sm" to="/login" search={{ redirect }}>
          Sign In
        </ButtonLink>
      )}
      <SendAgainButton onClick={onSendAgain} />
    </Flex>
  );
}

function SendAgainButton({ onClick }: { onClick: () => void }) {
  const ref = useRestoreFocus<HTMLButtonElement>();
  return (
    <Button ref={ref} size="sm" variant="outline" onClick={onClick}>
      Send again
    </Button>
  );
}

/** Names the institute above the printed table, because the header of the site is not printed. */
function PrintHeading() {
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Box textStyle="xl" fontWeight="700">
        {brand.name}
      </Box>
      <p>{`${brand.email}, ${brand.phone.label}`}</p>
      <Box as="p" mt="4" textStyle="lg" fontWeight="650">
        Details of your payment
      </Box>
    </Box>
  );
}

/** Removes a paid course from the cart. The provider returns its id or its title. */
export function useRemovePaidCourse({ items, remove }: Cart, course: string | undefined): void {
  const paidId = items.find(({ _id, title }) => _id === course || title === course)?._id;
  useEffect(() => {
    if (paidId !== undefined) remove(paidId);
  }, [paidId, remove]);
}
