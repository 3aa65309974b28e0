import type { User } from '@institute/sdk';
import { dashDate } from '../../../lib/dates.ts';
import type { ProfileFormConfig } from './profile-form-config.ts';
import { profileValues } from './profile-values.ts';

/** The details in read-only fields. */
export function ProfileView({ user, config }: { user: User; config: ProfileFormConfig }) {
  const values = profileValues(user);
  return <config.Fields defaultValues={{ ...values, dob: values.dob ? dashDate(values.dob) : '' }} readOnly />;
}
