import { parseUserFields } from '../../../ui/user-fields/parse-user-fields.ts';
import type { ProfileFormConfig } from './profile-form-config.ts';
import { StudentProfileFields } from './student-profile-fields.tsx';

/** A student's profile form has the fields of the registration form. */
export const studentProfileForm: ProfileFormConfig = { Fields: StudentProfileFields, parse: parseUserFields, submitLabel: 'Save' };
