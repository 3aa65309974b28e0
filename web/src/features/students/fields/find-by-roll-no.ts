import type { Student } from '@institute/sdk';
import { toLatinDigits } from '../../../lib/typed-date.ts';

/** The first student with a roll number, in whatever case and with whatever spaces and digits it is typed. */
export function findByRollNo(students: readonly Student[], typed: string): Student | undefined {
  const key = toLatinDigits(typed).replace(/\s+/g, '').toLowerCase();
  if (key === '') return undefined;
  // The lengths are compared first, because there may be 100,000 students.
  return students.find(({ rollNo }) => rollNo?.length === key.length && rollNo.toLowerCase() === key);
}
