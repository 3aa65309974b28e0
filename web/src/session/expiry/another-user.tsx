import type { LoginResponse } from '@institute/sdk';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { useSessionStore } from '../session-context.ts';

interface AnotherUserProps {
  /** The login response of another user than the one whose session has expired. */
  response: LoginResponse;
  onCancel: () => void;
}

/** Asks before the page of the previous user is discarded. */
export function AnotherUser({ response, onCancel }: AnotherUserProps) {
  const session = useSessionStore();
  const goBack = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => goBack.current?.focus(), []);
  return (
    <>
      <p role="alert">
        This is another account{response.user.fullName ? `: ${response.user.fullName}` : ''}. If you continue, what was typed on this page
        is discarded.
      </p>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" ref={goBack} onClick={onCancel}>
          Go back
        </Button>
        <Button onClick={() => session.signIn(response)}>Continue</Button>
      </Flex>
    </>
  );
}
