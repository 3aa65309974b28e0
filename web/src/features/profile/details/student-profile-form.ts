import type { User } from '@institute/sdk';
import type { FormValues } from '../../../ui/form/parse-form.ts';
import { parseUserFields } from '../../../ui/user-fields/parse-user-fields.ts';
import type { ProfileFormConfig, ProfileInput } from './profile-form-config.ts';
import { profileValues } from './profile-values.ts';
import { StudentProfileFields } from './student-profile-fields.tsx';

/** A blank date of birth or gender is removed only if the form has shown one: a value that it cannot show stays. */
function parse(values: FormValues, user: User): ProfileInput {
  const shown = profileValues(user);
  const isCleared = (field: string) => shown[field] !== '' && values(field) === '';
  return {
    ...parseUserFields(values),
    ...(isCleared('dob') && { dob: null }),
    ...(isCleared('gender') && { gender: null }),
  };
}

/** A student's profile form has the fields of the registration form. */
export const studentProfileForm: ProfileFormConfig = { Fields: StudentProfileFields, parse, submitLabel: 'Save' };
