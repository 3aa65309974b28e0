import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as text from '#text/messages.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useIsCurrentPage } from '#ui/hooks.ts';
import { SocialIcon } from '#ui/social-icons.tsx';
import type { TellDialogProps } from './tell-dialog.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    isTelling?: boolean;
  }
}

type TellButtonProps = Omit<TellDialogProps, 'onClose'> & Pick<ButtonProps, 'disabled'>;

/** Opens the dialog that tells the students of a list by WhatsApp. */
export function TellButton({ disabled, ...dialogProps }: TellButtonProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog);
  const isCurrentPage = useIsCurrentPage();
  const navigate = useNavigate();
  const [wasOpen] = useState(useRouterState({ select: ({ location }) => location.state.isTelling }));
  const reopen = useEffectEvent(open);
  // While WhatsApp is open, a phone may end the page, which loads again when the user comes back.
  useEffect(() => {
    if (wasOpen && !disabled) reopen();
  }, [wasOpen, disabled]);
  const toggle = (isTelling: boolean) => {
    // A reload forgets which results were selected.
    if (!dialogProps.isOfResults && isCurrentPage())
      void navigate({ to: '.', search: true, state: (state) => ({ ...state, isTelling }), replace: true, resetScroll: false });
    if (isTelling) open();
    else close();
  };
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" pending={isPending} size="sm" disabled={disabled} onClick={() => toggle(true)}>
        {!isPending && <SocialIcon network="whatsapp" />}
        {text.tellByWhatsapp}
      </Button>
      {Dialog && <Dialog {...dialogProps} onClose={() => toggle(false)} />}
    </>
  );
}

const loadDialog = async () => (await import('./tell-dialog.tsx')).TellDialog;
