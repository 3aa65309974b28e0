import type { User } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from '../../../ui/box.ts';
import { Flex } from '../../../ui/flex.ts';
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts';
import { Switch } from '../../../ui/switch.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { ProfileFormConfig } from './profile-form-config.ts';
import { ProfileView } from './profile-view.tsx';

interface ProfileDetailsProps {
  user: User;
  config: ProfileFormConfig;
  /** The name of a field to edit from the start. It takes the focus. */
  editField?: string;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The viewer's details, read-only until Edit is switched on. */
export function ProfileDetails({ user, config, editField, children }: ProfileDetailsProps) {
  // A snapshot from the start of editing, so that a refetch does not change fields while the viewer types.
  const [editedUser, setEditedUser] = useState(editField === undefined ? undefined : user);
  const [isDirty, setIsDirty] = useState(false);
  const { mutations } = useApi();
  const isSaving = useIsMutating({ mutationKey: mutations.updateProfile().mutationKey }) > 0;
  const switchRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (editField) switchRef.current?.closest('section')?.querySelector<HTMLElement>(`[name="${editField}"]`)?.focus();
  }, [editField]);
  useUnsavedChanges(isDirty, 'You have unsaved changes. Leave this page?');
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
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="5">
        <Box as="h2" id="profile-details" textStyle="lg">
          Personal Details
        </Box>
        <Switch
          ref={switchRef}
          label="Edit"
          checked={editedUser !== undefined}
          aria-disabled={isSaving || undefined}
          onChange={({ target }) => {
            if (isSaving) return;
            if (target.checked) setEditedUser(user);
            else if (!isDirty || window.confirm('You have unsaved changes. Discard them?')) close();
          }}
        />
      </Flex>
      {children}
      {editedUser ? (
        <ProfileForm user={editedUser} config={config} onChange={() => setIsDirty(true)} onClose={handleClose} />
      ) : (
        <ProfileView user={user} config={config} />
      )}
    </>
  );
}
