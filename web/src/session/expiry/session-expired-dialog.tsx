import type { LoginResponse } from '@institute/sdk';
import { useLayoutEffect, useRef, useState } from 'react';
import { Modal } from '../../ui/dialog/modal.tsx';
import { showModal, updateModalStack } from '../../ui/dialog/modal-stack.ts';
import { useSession } from '../use-session.ts';
import { AnotherUser } from './another-user.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/**
 * A dialog over the page whose session has expired, which keeps the page and what is typed there. Only its buttons close it, so that no
 * stray key gives the page up. It stays open when the viewer navigates.
 */
export function SessionExpiredDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const user = useSession()?.user;
  const [anotherUser, setAnotherUser] = useState<LoginResponse>();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) showModal(element);
    return () => {
      // Returns the focus to the page. Unmounting alone would not.
      element?.close();
      updateModalStack();
    };
  }, []);
  return (
    <Modal title="Your session has ended" control={{ dialog, hasOpened: true, close: () => {} }} dismissible={false}>
      {anotherUser ? (
        <AnotherUser response={anotherUser} onCancel={() => setAnotherUser(undefined)} />
      ) : (
        <SignInAgain user={user} onAnotherUser={setAnotherUser} />
      )}
    </Modal>
  );
}
