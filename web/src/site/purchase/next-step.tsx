import { useLocation } from '@tanstack/react-router';
import { getArea } from '#session/roles.ts';
import { useSession, useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as text from '#text/verification.tsx';
import { Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import type { Confirmation } from './confirm-purchase.ts';
import type { Payment, PaymentState } from './payment.ts';
import { usePaidCourse } from './payment-details.tsx';

interface NextStepProps {
  state: PaymentState;
  confirmation: Confirmation | undefined;
  payment: Payment;
  onSendAgain: () => void;
}

/** The one thing to do after a payment, and the way out. */
export function NextStep({ state, confirmation, payment, onSendAgain }: NextStepProps) {
  return (
    <Flex flexWrap="wrap" gap="3">
      {state === 'received' && <ToTheCourse bought={payment.course} />}
      {state === 'not-confirmed' && confirmation && <ConfirmAgain status={confirmation.status} onSendAgain={onSendAgain} />}
      {state === 'not-completed' && <TryAgain course={payment.course} />}
      {state === 'not-found' && <ButtonLink to="/courses">{common.seeAllCourses}</ButtonLink>}
      <ButtonLink to="/" variant="ghost">
        {text.homePage}
      </ButtonLink>
    </Flex>
  );
}

/** Only students have a list of courses. A guest finds it after the login. */
function ToTheCourse({ bought }: { bought: string | undefined }) {
  const viewer = useViewer();
  if (viewer.status === 'guest') {
    return (
      <ButtonLink to="/login" search={{ redirect: '/user/profile' }} variant="accent">
        {common.signIn}
      </ButtonLink>
    );
  }
  if (viewer.status !== 'success' || getArea(viewer.user.role) !== 'student') return null;
  return (
    <ButtonLink to="/user/profile" state={{ boughtCourse: bought }} variant="accent">
      {text.myCourses}
    </ButtonLink>
  );
}

/** A payment that was rejected can be sent again, because the institute may learn of it later than the provider. */
function ConfirmAgain({ status, onSendAgain }: { status: Confirmation['status']; onSendAgain: () => void }) {
  const redirect = useLocation({ select: ({ href }) => href });
  const needsSignIn = useSession() === undefined || status === 'signed-out';
  return (
    <>
      {needsSignIn && (
        <ButtonLink to="/login" search={{ redirect }} variant="accent">
          {common.signIn}
        </ButtonLink>
      )}
      <SendAgainButton variant={needsSignIn ? 'outline' : 'accent'} onClick={onSendAgain} />
    </>
  );
}

function SendAgainButton(props: { variant: 'outline' | 'accent'; onClick: () => void }) {
  const ref = useRestoreFocus<HTMLButtonElement>();
  return (
    <Button ref={ref} {...props}>
      {text.sendAgain}
    </Button>
  );
}

function TryAgain({ course: value }: { course: string | undefined }) {
  const { course, isLoading } = usePaidCourse(value);
  if (isLoading) return null;
  if (!course) return <ButtonLink to="/courses">{common.seeAllCourses}</ButtonLink>;
  return (
    <ButtonLink to="/course-detail/$id" params={{ id: course._id }} variant="accent">
      {text.tryAgain}
    </ButtonLink>
  );
}
