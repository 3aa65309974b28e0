import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@institute/sdk';
import { useApi, useUpdateProfile } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { formValues } from '../../../lib/form-values.ts';
import { useTrackViewer } from '../../../lib/track-viewer.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';
import { useFocusOnError } from '../../../ui/form/focus-invalid.ts';
import { rejectUnreadableDates } from '../../../ui/form/reject-unreadable-dates.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import type { ProfileFormConfig, ProfileInput } from './profile-form-config.ts';
import { profileValues } from './profile-values.ts';

interface ProfileFormProps {
  user: User;
  config: ProfileFormConfig;
  onChange: () => void;
  onClose: () => void;
}

/** Edits the profile. The server validates it. The form closes on success and keeps its values on an error. */
export function ProfileForm({ user, config, onChange, onClose }: ProfileFormProps) {
  const { queries } = useApi();
  const trackViewer = useTrackViewer();
  const queryClient = useQueryClient();
  const save = useApiMutation(useUpdateProfile());
  const formRef = useFocusOnError(save.error);
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement) => {
    const details = config.parse(formValues(form), user);
    const isSameViewer = trackViewer();
    const { message } = await save.mutateAsync(details);
    if (!isSameViewer()) return;
    // Show the saved values until the invalidated profile is refetched.
    queryClient.setQueryData(queries.getProfile().queryKey, (old) => old && { ...old, user: withDetails(old.user, details) });
    toasts.success(message);
    // Stay open if the viewer has changed more fields during the request.
    const hasNewChanges = JSON.stringify(config.parse(formValues(form), user)) !== JSON.stringify(details);
    if (form.isConnected && !hasNewChanges) onClose();
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rejectUnreadableDates(event.currentTarget)) void submit(event.currentTarget);
  };
  return (
    <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onInput={onChange} display="grid" gap="5">
      <config.Fields getFieldError={fieldErrors(save.error)} defaultValues={profileValues(user)} />
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <SubmitButton pending={isPending} error={save.error?.message}>
          {config.submitLabel}
        </SubmitButton>
        <Button variant="outline" size="lg" aria-disabled={isPending || undefined} onClick={() => !isPending && onClose()}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** The user with saved details, where null has removed a value. */
function withDetails(user: User, { dob = user.dob, gender = user.gender, ...details }: ProfileInput): User {
  return { ...user, ...details, dob: dob ?? undefined, gender: gender ?? undefined };
}
