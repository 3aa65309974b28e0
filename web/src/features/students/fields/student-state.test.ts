import { expect, it } from 'vitest';
import { getStudentId } from './student-state.ts';

it('reads the student id from the history state, and ignores anything but a non-empty string', () => {
  expect(getStudentId({ student: 's-001' })).toBe('s-001');
  for (const student of [undefined, null, '', 5, { _id: 's-001' }]) expect(getStudentId({ student })).toBeUndefined();
});
