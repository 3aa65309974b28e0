import { type CreateStudentInput, type CreateStudentResponse, roles } from '@institute/sdk';
import * as text from '#text/students.ts';
import { type FormErrors, type FormValues, type ParsedForm, requireFields } from '#ui/form/parse-form.ts';
import { parseUserFields } from '#ui/user-fields/parse-user-fields.ts';

export type StudentField = Exclude<keyof CreateStudentInput, 'role'> | 'confirmPassword';

/** All fields except the state. */
export const requiredStudentFields = [
  ...(['fullName', 'email', 'phone', 'city', 'village', 'pinCode', 'dob', 'gender', 'fatherName'] as const),
  ...(['courseId', 'batch', 'password', 'confirmPassword', 'avatar'] as const),
];

/** Parses the form of a new student. The message names blank fields first, then a short password, then a mismatch. */
export function parseStudentForm(values: FormValues<StudentField>, avatar: File | undefined): ParsedForm<CreateStudentInput, StudentField> {
  const message = text.fillAll;
  const requiredValues: FormValues<StudentField> = (field) => {
    if (field === 'avatar') return avatar ? 'selected' : '';
    // A password may consist of spaces.
    return /password/i.test(field) && values(field) !== '' ? 'typed' : values(field);
  };
  const blank = requireFields(requiredValues, requiredStudentFields, message);
  const passwords = passwordErrors(values('password'), values('confirmPassword'));
  if (blank) return { errors: { message, fields: { ...passwords, ...blank.fields } } };
  const { dob, gender, ...details } = parseUserFields(values);
  if (!dob || !gender || !avatar) return { errors: { message, fields: {} } };
  const password = values('password');
  const [firstError] = Object.values(passwords);
  if (firstError) return { errors: { message: firstError, fields: passwords } };
  return {
    input: { ...details, dob, gender, password, role: roles.centreStudent, courseId: values('courseId'), batch: values('batch'), avatar },
  };
}

function passwordErrors(password: string, confirmPassword: string): FormErrors<StudentField>['fields'] {
  return {
    ...(password.length < 8 && { password: text.passwordTooShort }),
    ...(password !== confirmPassword && { confirmPassword: text.passwordMismatch }),
  };
}

/** True if the response reports success, by its flag or by its message. */
export function isStudentCreated({ success, message = '' }: CreateStudentResponse): boolean {
  return success === true || message.trim().toLowerCase() === 'user registered successfully';
}

/** The alphabet has no letters and digits that look alike on paper: I, l, 1, O, o, 0 and so on. */
const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679';

const length = 8;

export function makePassword(): string {
  return Array.from({ length }, () => letters[randomIndex()]).join('');
}

/** Every letter is equally likely: bytes beyond the last whole multiple are replaced. */
function randomIndex(): number {
  const limit = 256 - (256 % letters.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? byte % letters.length : randomIndex();
}
