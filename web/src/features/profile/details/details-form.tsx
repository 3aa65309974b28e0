import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@institute/sdk';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { refusedFields } from '../../../lib/field-errors.ts';
import { formTexts } from '../../../lib/form-values.ts';
import { trackViewer } from '../../../lib/same-viewer.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useCall } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusRefused } from '../../../ui/form/focus-invalid.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../../ui/form/use-submit.ts';
import { notices } from '../../../ui/toast/toast-store.ts';
import type { DetailsKind } from './details-kind.ts';
import { knownDetails } from './known-details.ts';

interface DetailsFormProps {
  user: User;
  kind: DetailsKind;
  onChanged: (changed: boolean) => void;
  onClose: () => void;
}

/** Sends what was typed, whatever it is; the server judges. Closed when it is saved, else everything stays. */
export function DetailsForm({ user, kind, onChanged, onClose }: DetailsFormProps) {
  const { mutations, queries, getToken } = useApi();
  const queryClient = useQueryClient();
  const save = useCall(mutations.updateProfile());
  const form = useFocusRefused(save.refusal);
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    const details = kind.read(formTexts(form), user);
    const isHere = trackViewer(getToken);
    const { message } = await save.send(details);
    if (!isHere()) return;
    // Shown until the profile has been read again, which the contract asks for.
    queryClient.setQueryData(queries.getProfile().queryKey, (known) => known && { ...known, user: { ...known.user, ...details } });
    notices.clear();
    notices.success(message);
    // What was typed meanwhile is still to be saved.
    const typedOn = JSON.stringify(kind.read(formTexts(form), user)) !== JSON.stringify(details);
    if (form.isConnected && !typedOn) onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={submit} onInput={() => onChanged(true)} display="grid" gap="5">
      <kind.Fields refused={refusedFields(save.refusal)} known={knownDetails(user)} />
      <Flex wrap="wrap" align="center" gap="3">
        <SubmitButton pending={pending} refusal={save.refusal?.message}>
          {kind.submit}
        </SubmitButton>
        <Button variant="outline" size="lg" aria-disabled={pending || undefined} onClick={() => !pending && onClose()}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
