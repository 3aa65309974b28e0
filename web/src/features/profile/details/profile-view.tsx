import type { User } from '@institute/sdk';
import type { ProfileFormConfig } from './profile-form-config.ts';
import { profileValues } from './profile-values.ts';

/** The details in read-only fields. */
export function ProfileView({ user, config }: { user: User; config: ProfileFormConfig }) {
  return <config.Fields defaultValues={profileValues(user)} readOnly />;
}
