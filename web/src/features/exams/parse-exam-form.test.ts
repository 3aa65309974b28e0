import { expect, it } from 'vitest';
import type { Texts } from '../../ui/form/parse-form.ts';
import { toExam } from './parse-exam-form.ts';

const texts =
  (held: Record<string, string>): Texts =>
  (field) =>
    held[field] ?? '';

const filled = { title: ' Final ', date: '2026-12-20', time: '10:30', location: ' Room 2 ', course: 'c', batch: 'b' };
const asha = { _id: 's', fullName: 'Asha', email: 'asha@example.com', rollNo: 'R/1', fatherName: 'Ravi', gender: 'female' } as const;

it('title, time, date, location, course, batch and chosen students are required [R-388]', () => {
  for (const field of Object.keys(filled)) {
    const { wrong } = toExam(texts({ ...filled, [field]: ' ' }), [asha]);
    expect(Object.keys(wrong?.problems ?? {})).toEqual([field]);
  }
  expect(toExam(texts(filled), []).wrong?.problems).toEqual({ students: 'Please fill this in.' });
  expect(toExam(texts(filled), [{ _id: 's', fullName: '' }]).wrong, 'somebody without a name is somebody').toBeUndefined();
});

it('of a student go id, name, father name and gender, and nothing else [R-389]', () => {
  expect(toExam(texts(filled), [asha]).input).toEqual({
    title: 'Final',
    date: '2026-12-20',
    time: '10:30',
    location: 'Room 2',
    course: 'c',
    batch: 'b',
    students: [{ _id: 's', fullName: 'Asha', fatherName: 'Ravi', gender: 'female' }],
  });
});
