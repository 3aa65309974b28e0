import { useLocation } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Confirmation } from './confirm-purchase.ts';

const texts = {
  confirmed: 'The institute has received the payment status.',
  rejected: 'The institute could not accept the payment status.',
  'already-sent': 'The institute has already received the payment status.',
  unknown: 'We could not confirm this with the institute yet.',
  'signed-out': 'Please sign in to confirm this payment.',
};

interface ConfirmationStatusProps {
  /** Undefined while the request is pending. */
  confirmation: Confirmation | undefined;
  onRetry: () => void;
}

export function ConfirmationStatus({ confirmation, onRetry }: ConfirmationStatusProps) {
  const redirect = useLocation({ select: ({ href }) => href });
  return (
    <Flex role="status" alignItems="center" flexWrap="wrap" gap="3" bg="bg.tint" borderRadius="md" p="4" minH="72px">
      <span>{confirmation ? texts[confirmation.status] : 'Sending the payment status to the institute…'}</span>
      {!confirmation && <Spinner aria-hidden />}
      {confirmation?.status === 'unknown' && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
      {confirmation?.status === 'signed-out' && (
        <ButtonLink size="sm" to="/login" search={{ redirect }}>
          Sign In
        </ButtonLink>
      )}
    </Flex>
  );
}
