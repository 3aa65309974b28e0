import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../session/use-session.ts';
import { Box } from '../../ui/box.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { useRestoreFocus } from '../../ui/hooks/use-restore-focus.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Confirmation } from './confirm-purchase.ts';

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

export function ConfirmationStatus({ confirmation, isPaid, onSendAgain }: ConfirmationStatusProps) {
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

/** Disappears when it is pressed. */
function SendAgainButton({ onClick }: { onClick: () => void }) {
  const ref = useRestoreFocus<HTMLButtonElement>();
  return (
    <Button ref={ref} size="sm" variant="outline" onClick={onClick}>
      Send again
    </Button>
  );
}
