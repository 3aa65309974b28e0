import type { RefObject } from 'react';
import { useApp } from '../../../app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { notices } from '../../../ui/notices/store.ts';
import { usePassFocus } from '../../../ui/use-pass-focus.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useCall } from '../../../use-call.ts';

/** Removes the photo at once; `heir` has the focus when the button goes with it. */
export function RemovePhoto({ heir }: { heir: RefObject<HTMLElement | null> }) {
  const { mutations, queries, queryClient } = useApp();
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
