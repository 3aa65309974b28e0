import { expect, it } from 'vitest';
import { resultCourses, selectedCourse, toSelectOptions } from './create-result-page.tsx';

const catalog = ['1', '2', '3'].map((number) => ({ _id: `c-${number}`, title: `Course ${number}`, price: 1 }));
const student = (...courses: (string | null)[]) => ({ _id: 's', fullName: 'Asha', courses });
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

it('a student chosen from the list has only own courses, each once, and a deleted one shows its id', () => {
  const { own, others } = resultCourses(student('c-2', null, 'c-gone', 'c-2'), true, catalog);
  expect([own, others]).toEqual([
    [
      { value: 'c-2', label: 'Course 2' },
      { value: 'c-gone', label: 'Course c-gone' },
    ],
    [],
  ]);
});

it('a student whose roll number was typed has own courses first, and all others in a group', () => {
  const options = toSelectOptions(resultCourses(student('c-2'), false, catalog));
  expect(options.map(({ value, group }) => [value, group])).toEqual([
    ['c-2', undefined],
    ['c-1', 'Other courses'],
    ['c-3', 'Other courses'],
  ]);
});

it('without a student, and for one without courses, there are all courses and no group', () => {
  for (const courses of [resultCourses(undefined, false, catalog), resultCourses(student(null), true, catalog)]) {
    expect(toSelectOptions(courses)).toEqual(catalog.map(({ _id, title }) => ({ value: _id, label: title })));
  }
});

it('the only course of a student is selected until another one is, and a course that is not listed is not', () => {
  const one = resultCourses(student('c-2'), false, catalog);
  expect([selectedCourse(one, ''), selectedCourse(one, 'c-3'), selectedCourse(one, 'c-gone')]).toEqual(['c-2', 'c-3', 'c-2']);
  const two = resultCourses(student('c-1', 'c-2'), true, catalog);
  expect([selectedCourse(two, ''), selectedCourse(two, 'c-2'), selectedCourse(two, 'c-3')]).toEqual(['', 'c-2', '']);
  expect(values(two.own)).toEqual(['c-1', 'c-2']);
});
