import type { CreateStudentInput } from '@institute/sdk';
import { blankFields, type Entry, type Texts } from '../../ui/form/parse-form.ts';
import { detailsIn } from '../../ui/user-fields/details.ts';

/** Every field but State. */
export const requiredOfStudent = [
  ...['fullName', 'email', 'phone', 'city', 'village', 'pinCode', 'dob', 'gender', 'fatherName'],
  ...['courseId', 'batch', 'password', 'confirmPassword', 'avatar'],
];

/** The role of who is registered by a centre. */
const role = 11;

/** What the form holds as the call takes it: blank fields are told first, then a short password, then a differing one. */
export function toStudent(text: Texts, avatar: File | undefined): Entry<CreateStudentInput> {
  const told = 'Please fill all fields carefully';
  const held: Texts = (field) => {
    if (field === 'avatar') return avatar ? 'chosen' : '';
    // Spaces are letters of a password like any others.
    return /password/i.test(field) && text(field) !== '' ? 'typed' : text(field);
  };
  const blank = blankFields(held, requiredOfStudent, told);
  const passwords = passwordProblems(text('password'), text('confirmPassword'));
  const wrong = blank && { told, problems: { ...passwords, ...blank.problems } };
  const { dob, gender, ...details } = detailsIn(text);
  if (wrong || !dob || !gender || !avatar) return { wrong: wrong ?? { told, problems: {} } };
  const password = text('password');
  const [problem] = Object.values(passwords);
  if (problem) return { wrong: { told: problem, problems: passwords } };
  return { input: { ...details, dob, gender, password, role, courseId: text('courseId'), batch: text('batch'), avatar } };
}

/** At the fields, the first of them told. */
function passwordProblems(password: string, confirmed: string): Record<string, string> {
  return {
    ...(password.length < 8 && { password: 'Password must have 8 characters' }),
    ...(password !== confirmed && { confirmPassword: 'Password and confirm password must be same!' }),
  };
}
