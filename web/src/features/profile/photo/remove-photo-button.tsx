import { useApi, useRemovePhoto } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTrackViewer } from '../../../lib/track-viewer.ts';
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
  const trackViewer = useTrackViewer();
  const { isPending, submit } = useSubmit(async () => {
    const isSameViewer = trackViewer();
    const { message } = await remove.mutateAsync();
    if (!isSameViewer()) return;
    toasts.success(message);
    // Without the photo at once, or it could be removed twice until the invalidated profile is refetched.
    queryClient.setQueryData(queries.getProfile().queryKey, (old) => old && { ...old, user: { ...old.user, avatar: null, profile: null } });
  });
  return (
    <Button ref={buttonRef} variant="ghost" size="sm" pending={isPending} onClick={() => void submit()}>
      Remove photo
    </Button>
  );
}
