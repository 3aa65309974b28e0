import { expect, it } from 'vitest';
import { getStudentId, studentCourseOptions } from './student-state.ts';

it('reads the student id from the history state, and ignores anything but a non-empty string', () => {
  expect(getStudentId({ student: 's-001' })).toBe('s-001');
  for (const student of [undefined, null, '', 5, { _id: 's-001' }]) expect(getStudentId({ student })).toBeUndefined();
});

it("offers the student's own courses, each once, by title or else by id [R-403]", () => {
  const catalog = [
    { _id: 'c-1', title: 'One', price: 1 },
    { _id: 'c-2', title: 'Two', price: 1 },
  ];
  const student = { _id: 's', fullName: 'Asha', courses: ['c-1', null, { _id: 'c-9', title: 'Nine' }, 'c-gone', 'c-1'] };
  expect(studentCourseOptions(student, catalog)).toEqual([
    { value: 'c-1', label: 'One' },
    { value: 'c-9', label: 'Nine' },
    { value: 'c-gone', label: 'Course c-gone' },
  ]);
  expect(studentCourseOptions(undefined, catalog)).toEqual([]);
});
