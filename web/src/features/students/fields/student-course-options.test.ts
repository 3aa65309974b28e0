import { expect, it } from 'vitest';
import { studentCourseOptions } from './student-state.ts';

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
