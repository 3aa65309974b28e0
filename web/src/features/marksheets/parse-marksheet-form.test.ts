import { describe, expect, it } from 'vitest';
import type { Texts } from '../../ui/form/parse-form.ts';
import { toMarksheet } from './parse-marksheet-form.ts';
import { studentCourses } from './student-courses.ts';
import { blankDraft } from './subjects.ts';

const dates = { startDate: '2026-04-02', endDate: '2026-07-01', issueDate: '2026-07-06' };
const subjects = [{ subjectName: 'Office', marksObtain: 60, totalMarks: 100, practicalMarks: 22 }];
const chosen = { student: 's', course: 'c', subjects, draft: blankDraft };

const texts =
  (held: Record<string, string>): Texts =>
  (field) =>
    held[field] ?? '';

describe('toMarksheet', () => {
  it('joins the ends of the session as DD-MM-YYYY - DD-MM-YYYY [R-404, R-405]', () => {
    expect(toMarksheet(texts(dates), chosen).input).toEqual({
      subjects,
      session: '02-04-2026 - 01-07-2026',
      student: 's',
      course: 'c',
      issueDate: '2026-07-06',
    });
  });

  it('needs student, course, the dates and one subject', () => {
    const wrongs = [
      toMarksheet(texts(dates), { ...chosen, student: '' }),
      toMarksheet(texts(dates), { ...chosen, course: '' }),
      ...Object.keys(dates).map((field) => toMarksheet(texts({ ...dates, [field]: '' }), chosen)),
      toMarksheet(texts(dates), { ...chosen, subjects: [] }),
    ].map(({ wrong }) => wrong);
    expect(wrongs.map((wrong) => wrong?.told)).toEqual(Array(6).fill('Please fill all required fields'));
    expect(wrongs.map((wrong) => Object.keys(wrong?.problems ?? {}))).toEqual(
      ['student', 'course', 'startDate', 'endDate', 'issueDate', 'subject'].map((field) => [field]),
    );
  });

  it('does not leave out a subject that is half typed', () => {
    const draft = { ...blankDraft, marksObtain: '5' };
    const told = 'This subject is not added yet. Please add it or clear it.';
    expect(toMarksheet(texts(dates), { ...chosen, draft }).wrong).toEqual({ told, problems: { subject: told } });
    expect(toMarksheet(texts(dates), { ...chosen, draft, subjects: [] }).wrong).toEqual({ told, problems: { subject: told } });
    expect(toMarksheet(texts(dates), { ...chosen, draft, student: '' }).wrong).toEqual({
      told: 'Please fill all required fields',
      problems: { student: 'Please fill this in.', subject: told },
    });
  });
});

it("the courses are the student's own, each once, with the titles that are known [R-403]", () => {
  const all = [
    { _id: 'c-1', title: 'One', price: 1 },
    { _id: 'c-2', title: 'Two', price: 1 },
  ];
  const student = { _id: 's', fullName: 'Asha', courses: ['c-1', null, { _id: 'c-9', title: 'Nine' }, 'c-gone', 'c-1'] };
  expect(studentCourses(student, all)).toEqual([
    { value: 'c-1', label: 'One' },
    { value: 'c-9', label: 'Nine' },
    { value: 'c-gone', label: 'Course c-gone' },
  ]);
  expect(studentCourses(undefined, all)).toEqual([]);
});
