import type { Student } from '@institute/sdk';
import { toLatinDigits } from '../../../lib/typed-date.ts';

/**
 * The first student with a roll number, in whatever case and with whatever spaces and digits it is typed. A number in exactly the typed
 * spelling comes first, because two numbers may differ only in their spaces.
 */
export function findByRollNo(students: readonly Student[], typed: string): Student | undefined {
  const key = toKey(typed);
  if (key === '') return undefined;
  const exact = typed.trim();
  // Most numbers are ruled out by their length, because there may be 100,000 students.
  return (
    students.find(({ rollNo }) => rollNo === exact) ??
    students.find(({ rollNo }) => rollNo && (rollNo.length === key.length || /\s/.test(rollNo)) && toKey(rollNo) === key)
  );
}

function toKey(rollNo: string): string {
  return toLatinDigits(rollNo).replace(/\s+/g, '').toLowerCase();
}
