import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { UpdateProfileInput, User } from '@institute/sdk';
import { useApi, useUpdateProfile } from '@institute/sdk/react';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { dashDate, inputDate } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/profile.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { FormContext, useUnsavedChanges } from '#ui/form/use-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { Switch } from '#ui/switch.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { getPinCode, type UserField } from '#ui/user-fields/parse-user-fields.ts';
import type { UserFieldsProps, UserFieldValues } from '#ui/user-fields/user-fields.tsx';

interface ProfileDetailsProps {
  user: User;
  config: ProfileFormConfig;
  /** The name of the field that is edited from the start, and takes the focus. */
  editField?: string;
  children?: ReactNode;
}

export function ProfileDetails({ user, config, editField, children }: ProfileDetailsProps) {
  // A snapshot from the start of editing, so that a refetch does not change fields while the user types.
  const [editedUser, setEditedUser] = useState(editField === undefined ? undefined : user);
  const [isDirty, setIsDirty] = useState(false);
  const { mutations } = useApi();
  const isSaving = useIsMutating({ mutationKey: mutations.updateProfile().mutationKey }) > 0;
  const switchRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (editField) switchRef.current?.closest('section')?.querySelector<HTMLElement>(`[name="${editField}"]`)?.focus();
  }, [editField]);
  useUnsavedChanges(() => isDirty, text.leaveUnsaved);
  const close = () => {
    setEditedUser(undefined);
    setIsDirty(false);
  };
  const handleClose = () => {
    // Focus inside the form would be lost when the form unmounts.
    if (switchRef.current?.closest('section')?.contains(document.activeElement)) switchRef.current.focus();
    close();
  };
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
        <Heading id="profile-details" textStyle="lg">
          {text.personalDetails}
        </Heading>
        <Switch
          ref={switchRef}
          label={text.edit}
          checked={editedUser !== undefined}
          aria-disabled={isSaving || undefined}
          onChange={({ target }) => {
            if (isSaving) return;
            if (target.checked) setEditedUser(user);
            else if (!isDirty || window.confirm(text.discardUnsaved)) close();
          }}
        />
      </Flex>
      {children}
      {editedUser ? (
        <ProfileForm user={editedUser} config={config} onInput={() => setIsDirty(true)} onClose={handleClose} />
      ) : (
        <ProfileView user={user} config={config} />
      )}
    </>
  );
}

/** The photo and the password are left out, because they have operations of their own. */
export type ProfileInput = Omit<UpdateProfileInput, 'avatar' | 'password'>;

export interface ProfileFormConfig {
  Fields: ComponentType<UserFieldsProps>;
  parse: (values: FormValues<UserField>, user: User) => ProfileInput;
  submitLabel: string;
}

interface ProfileFormProps {
  user: User;
  config: ProfileFormConfig;
  onInput: () => void;
  onClose: () => void;
}

/** Edits the profile. The server validates it. The form closes on success and keeps its values on an error. */
function ProfileForm({ user, config, onInput, onClose }: ProfileFormProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useApiMutation(useUpdateProfile());
  return (
    <Form
      display="grid"
      gap="5"
      onInput={onInput}
      parse={(values) => ({ input: config.parse(values, user) })}
      onSubmit={mutateAsync}
      onSuccess={({ message }, { input, form, isUnchanged }) => {
        // Show the saved values until the invalidated profile is refetched.
        queryClient.setQueryData(queries.getProfile().queryKey, (old) => old && { ...old, user: withDetails(old.user, input) });
        toasts.success(message);
        // Stay open if the user has changed more fields during the request.
        if (form.isConnected && isUnchanged) onClose();
      }}
    >
      <config.Fields defaultValues={profileValues(user)} />
      <Flex wrap="wrap" align="center" gap="3">
        <SubmitButton colorPalette="brand">{config.submitLabel}</SubmitButton>
        <CancelButton onClick={onClose} />
      </Flex>
    </Form>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { isPending } = useContext(FormContext);
  return (
    <Button variant="outline" size="lg" aria-disabled={isPending || undefined} onClick={() => !isPending && onClick()}>
      {common.cancel}
    </Button>
  );
}

/** The user with saved details, where null has removed a value. */
function withDetails(user: User, { dob = user.dob, gender = user.gender, ...details }: ProfileInput): User {
  return { ...user, ...details, dob: dob ?? undefined, gender: gender ?? undefined };
}

function ProfileView({ user, config }: { user: User; config: ProfileFormConfig }) {
  const values = profileValues(user);
  return <config.Fields defaultValues={{ ...values, dob: values.dob ? dashDate(values.dob) : '' }} readOnly />;
}

export function profileValues(user: User): UserFieldValues {
  const values = {
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    city: user.city,
    state: user.state,
    pinCode: getPinCode(user),
    village: user.village,
    fatherName: user.fatherName,
    dob: inputDate(user.dob),
    gender: user.gender,
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value ?? '')]));
}
