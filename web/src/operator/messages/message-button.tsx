import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as text from '#text/messages.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useIsCurrentPage } from '#ui/hooks.ts';
import { SocialIcon } from '#ui/social-icons.tsx';
import type { MessageDialogProps } from './message-dialog.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    isMessaging?: boolean;
  }
}

type MessageButtonProps = Omit<MessageDialogProps, 'onClose'> & Pick<ButtonProps, 'disabled'>;

/** Opens the dialog that writes to the students of a list by WhatsApp. */
export function MessageButton({ disabled, ...dialogProps }: MessageButtonProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog);
  const isCurrentPage = useIsCurrentPage();
  const navigate = useNavigate();
  const [wasOpen] = useState(useRouterState({ select: ({ location }) => location.state.isMessaging }));
  const reopen = useEffectEvent(open);
  // While WhatsApp is open, a phone may end the page, which loads again when the user comes back.
  useEffect(() => {
    if (wasOpen && !disabled) reopen();
  }, [wasOpen, disabled]);
  const toggle = (isMessaging: boolean) => {
    // A reload forgets which results were selected.
    if (!dialogProps.isOfResults && isCurrentPage())
      void navigate({ to: '.', search: true, state: (state) => ({ ...state, isMessaging }), replace: true, resetScroll: false });
    if (isMessaging) open();
    else close();
  };
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" pending={isPending} size="sm" disabled={disabled} onClick={() => toggle(true)}>
        {!isPending && <SocialIcon network="whatsapp" />}
        {text.messageByWhatsapp}
      </Button>
      {Dialog && <Dialog {...dialogProps} onClose={() => toggle(false)} />}
    </>
  );
}

const loadDialog = async () => (await import('./message-dialog.tsx')).MessageDialog;
