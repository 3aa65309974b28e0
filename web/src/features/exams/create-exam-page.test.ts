import { expect, it } from 'vitest';
import type { FormValues } from '#ui/form/parse-form.ts';
import { parseExamForm } from './create-exam-page.tsx';

const toValues =
  (values: Record<string, string>): FormValues =>
  (field) =>
    values[field] ?? '';

const valid = { title: ' Final ', date: '2026-12-20', time: '10:30', location: ' Room 2 ', course: 'c', batch: 'b' };
const asha = { _id: 's', fullName: 'Asha', email: 'asha@example.com', rollNo: 'R/1', fatherName: 'Ravi', gender: 'female' } as const;

it('requires title, time, date, location, course, batch and selected students [R-388]', () => {
  for (const field of Object.keys(valid)) {
    const { errors } = parseExamForm(toValues({ ...valid, [field]: ' ' }), [asha]);
    expect(Object.keys(errors?.fields ?? {})).toEqual([field]);
  }
  expect(parseExamForm(toValues(valid), []).errors?.fields).toEqual({ students: 'This field is required.' });
  expect(parseExamForm(toValues(valid), [{ _id: 's', fullName: '' }]).errors, 'a student without a name counts').toBeUndefined();
});

it("sends each student's id, name, father name and gender, and nothing else [R-389]", () => {
  expect(parseExamForm(toValues(valid), [asha]).input).toEqual({
    title: 'Final',
    date: '2026-12-20',
    time: '10:30',
    location: 'Room 2',
    course: 'c',
    batch: 'b',
    students: [{ _id: 's', fullName: 'Asha', fatherName: 'Ravi', gender: 'female' }],
  });
});
