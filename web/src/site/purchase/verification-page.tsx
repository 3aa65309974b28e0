import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { rupees } from '#lib/format.ts';
import { getArea, hasCentre } from '#session/roles.ts';
import { useViewer } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/purchase.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { ClockIcon } from '#ui/topic-icons.tsx';
import { useCartItems, useCartStore } from '../cart/cart-store.ts';
import { getPayablePrice } from '../courses/price.tsx';
import { type Confirmation, usePurchaseConfirmation } from './confirm-purchase.ts';
import { NextCourse, NextStep } from './next-step.tsx';
import { isPaymentFound, type Payment, type PaymentState, toConfirmPurchaseInput } from './payment.ts';
import { PaymentDetails, PaymentHelp, usePaidCourse } from './payment-details.tsx';

/** The return page of the payment provider. */
export function VerificationPage({ payment }: { payment: Payment }) {
  const { confirmation, sendAgain } = usePurchaseConfirmation(toConfirmPurchaseInput(payment));
  const state = getPaymentState(payment, confirmation);
  const isBought = state === 'received';
  const isSingle = state === 'not-found';
  const needsHelp = state === 'not-confirmed' || state === 'not-completed';
  const whenReceived = useWhenReceived();
  useRemovePaidCourse(isBought ? payment.course : undefined);
  return (
    <PageBody maxWidth={isSingle ? '720px' : undefined}>
      {/* The parts are beside each other on wide screens, so that the toast with the result covers neither. */}
      <Grid
        gap={{ base: '4', lg: '8' }}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isSingle ? undefined : 'minmax(0, 5fr) minmax(0, 4fr)' }}
        maxWidth={{ base: '720px', lg: 'none' }}
        mx="auto"
      >
        <Card.Root _print={{ display: 'none' }}>
          <StatusHeader state={state} reason={isBought ? whenReceived : getReason(payment, confirmation)} />
          <Card.Body gap="6">
            {payment.course && <PaidCourse course={payment.course} />}
            <NextStep {...{ state, payment }} onSendAgain={sendAgain} />
            {needsHelp && <PaymentHelp paymentId={payment.payment_id} mayPayAgain={state === 'not-completed'} />}
            {isBought && <NextCourse />}
            <Box borderTopWidth="1px" pt="5" textStyle="sm" color="fg.muted">
              <p>{text.verifying}</p>
              <p>{text.emailComing}</p>
            </Box>
          </Card.Body>
        </Card.Root>
        {!isSingle && <PaymentDetails payment={payment} />}
      </Grid>
    </PageBody>
  );
}

/** The state that the provider reports, and for a payment the confirmation of the institute. */
function getPaymentState(payment: Payment, confirmation: Confirmation | undefined): PaymentState {
  if (!isPaymentFound(payment)) return 'not-found';
  if (payment.payment_status !== 'Credit') return 'not-completed';
  if (!toConfirmPurchaseInput(payment)) return 'not-confirmed';
  if (!confirmation) return 'checking';
  if (confirmation.status === 'signed-out') return 'reported';
  return confirmation.status === 'confirmed' || confirmation.status === 'already-confirmed' ? 'received' : 'not-confirmed';
}

const headlines = {
  checking: { Icon: Spinner, headline: text.checking, color: 'fg.brand', bg: 'bg.tint' },
  received: { Icon: CheckIcon, headline: text.received, color: 'success.fg', bg: 'success.subtle' },
  reported: { Icon: ClockIcon, headline: text.reportedAsPaid, color: 'fg.brand', bg: 'bg.tint' },
  'not-confirmed': { Icon: AlertIcon, headline: text.notConfirmed, color: 'warning.fg', bg: 'warning.subtle' },
  'not-completed': { Icon: CloseIcon, headline: text.notCompleted, color: 'error.fg', bg: 'error.subtle' },
  'not-found': { Icon: AlertIcon, headline: text.notFound, color: 'fg.muted', bg: 'bg.subtle' },
} satisfies Record<PaymentState, object>;

const reasons: Partial<Record<Confirmation['status'], string>> = {
  unknown: text.noResponse,
  'sent-by-other': text.sentByOther,
  'signed-out': text.signInToConfirm,
};

function getReason(payment: Payment, confirmation: Confirmation | undefined): string | undefined {
  if (!isPaymentFound(payment)) return text.openAgain;
  if (payment.payment_status === 'Pending') return text.onItsWay;
  if (payment.payment_status !== 'Credit') return text.nothingBought;
  if (!toConfirmPurchaseInput(payment)) return text.addressIncomplete;
  if (confirmation?.status === 'rejected') return [text.rejected, confirmation.message].filter(Boolean).join(' ');
  if (confirmation?.status === 'unknown' && confirmation.message) return text.answered(confirmation.message);
  return confirmation && reasons[confirmation.status];
}

/** Where the course is now. An operator has no list of courses. */
function useWhenReceived(): string | undefined {
  const viewer = useViewer();
  if (viewer.status === 'guest') return text.inMyCourses;
  if (viewer.status !== 'success' || getArea(viewer.user.role) !== 'student') return undefined;
  return hasCentre(viewer.user.role) ? text.inMyCourses : text.weCallYou;
}

/** The title of the page is small: a buyer looks for the state of the payment. */
function StatusHeader({ state, reason }: { state: PaymentState; reason: string | undefined }) {
  const { Icon, headline, color, bg } = headlines[state];
  return (
    <Flex gap="4" bg={bg} p={{ base: '5', md: '6' }} borderTopRadius="md">
      <Grid
        placeItems="center"
        flexShrink="0"
        width={{ base: '12', md: '16' }}
        height={{ base: '12', md: '16' }}
        fontSize={{ base: 'lg', md: 'xl' }}
        color={color}
        bg="bg.panel"
        borderRadius="full"
        borderWidth="2px"
        borderColor="currentColor"
      >
        <Icon />
      </Grid>
      <Box flex="1" minW="0">
        <PageTitle textStyle="sm" fontWeight="550" color="fg.muted">
          {heads.verification}
        </PageTitle>
        <Box role="status" overflowWrap="anywhere">
          <Text textStyle="xl" fontWeight="700" color={color}>
            {headline}
          </Text>
          {reason && <Text mt="2">{reason}</Text>}
        </Box>
      </Box>
    </Flex>
  );
}

/** The provider returns the id of the course or its title. The price is known only with the id. */
function PaidCourse({ course: value }: { course: string }) {
  const { course, isPending } = usePaidCourse(value);
  return (
    <Flex wrap="wrap" columnGap="4" justify="space-between" align="baseline" textStyle="lg" fontWeight="650" overflowWrap="anywhere">
      {isPending ? <Skeleton height="24px" width="192px" /> : <p>{course?.title ?? value}</p>}
      {course && <p>{rupees(getPayablePrice(course))}</p>}
    </Flex>
  );
}

/** Removes a paid course from the cart. The provider returns its id or its title. */
function useRemovePaidCourse(course: string | undefined): void {
  const { remove } = useCartStore();
  const paidId = useCartItems().find(({ _id, title }) => _id === course || title === course)?._id;
  useEffect(() => {
    if (paidId !== undefined) remove(paidId);
  }, [paidId, remove]);
}
