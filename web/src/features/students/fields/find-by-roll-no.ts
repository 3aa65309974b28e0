import type { Student } from '@institute/sdk';
import { toLatinDigits } from '../../../lib/typed-date.ts';

/** Finds the student with a roll number, whatever its case, spaces and digits. */
export type FindByRollNo = (rollNo: string) => Student | undefined;

/** Creates a lookup of students by roll number. Of two students with the same number it finds the first. */
export function createFindByRollNo(students: readonly Student[]): FindByRollNo {
  let byKey: Map<string, Student> | undefined;
  return (rollNo) => {
    const key = getKey(rollNo);
    if (key === '') return undefined;
    // Only a typed number needs the keys of 100,000 students.
    byKey ??= indexByKey(students);
    return byKey.get(key);
  };
}

function indexByKey(students: readonly Student[]): Map<string, Student> {
  const byKey = new Map<string, Student>();
  for (const student of students) {
    const key = getKey(student.rollNo);
    if (key !== '' && !byKey.has(key)) byKey.set(key, student);
  }
  return byKey;
}

function getKey(rollNo: string | undefined): string {
  return toLatinDigits(String(rollNo ?? ''))
    .replace(/\s+/g, '')
    .toLowerCase();
}
