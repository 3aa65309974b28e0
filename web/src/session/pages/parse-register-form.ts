import type { RegisterInput } from '@institute/sdk';
import type { FormValues } from '../../ui/form/parse-form.ts';
import { parseUserFields } from '../../ui/user-fields/parse-user-fields.ts';

/** The API expects course and batch as empty strings. */
export function parseRegisterForm(values: FormValues, photo: File | undefined): RegisterInput {
  return { ...parseUserFields(values), password: values('password'), courseId: '', batch: '', avatar: photo };
}
