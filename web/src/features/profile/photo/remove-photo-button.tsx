import { useApi, useRemovePhoto } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';

/** Removes the photo without confirmation. The button then unmounts, and focus moves to `fallbackFocusRef`. */
export function RemovePhotoButton({ fallbackFocusRef }: { fallbackFocusRef: RefObject<HTMLElement | null> }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const buttonRef = useRestoreFocus<HTMLButtonElement>(fallbackFocusRef);
  const remove = useApiMutation(useRemovePhoto());
  const { isPending, submit } = useSubmit(async () => {
    const { message } = await remove.mutateAsync();
    toasts.success(message);
    // Stay pending until the profile is refetched: the photo is still on the page and could be removed twice.
    await queryClient.refetchQueries({ queryKey: queries.getProfile.key() }, { cancelRefetch: false });
  });
  return (
    <Button ref={buttonRef} variant="ghost" size="sm" pending={isPending} onClick={() => void submit()}>
      Remove photo
    </Button>
  );
}
