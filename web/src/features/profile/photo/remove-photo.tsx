import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { useCall } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { useSingleFlight } from '../../../ui/form/use-submit.ts';
import { usePassFocus } from '../../../ui/hooks/use-restore-focus.ts';
import { notices } from '../../../ui/toast/toast-store.ts';

/** Removes the photo at once; `heir` has the focus when the button goes with it. */
export function RemovePhoto({ heir }: { heir: RefObject<HTMLElement | null> }) {
  const { mutations, queries } = useApi();
  const queryClient = useQueryClient();
  const button = usePassFocus<HTMLButtonElement>(heir);
  const remove = useCall(mutations.removePhoto());
  const { pending, run } = useSingleFlight(async () => {
    const { message } = await remove.send();
    notices.success(message);
    // The profile is being read again; until it is here, the photo is still seen and could be removed twice.
    await queryClient.refetchQueries({ queryKey: queries.getProfile.key() }, { cancelRefetch: false });
  });
  return (
    <Button ref={button} variant="ghost" size="sm" pending={pending} onClick={() => void run()}>
      Remove photo
    </Button>
  );
}
