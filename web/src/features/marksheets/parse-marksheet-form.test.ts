import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../ui/form/parse-form.ts';
import { parseMarksheetForm } from './parse-marksheet-form.ts';
import { blankSubject } from './parse-subject-form.ts';

const dates = { startDate: '2026-04-02', endDate: '2026-07-01', issueDate: '2026-07-06' };
const subjects = [{ subjectName: 'Office', marksObtain: 60, totalMarks: 100, practicalMarks: 22 }];
const selection = { student: 's', course: 'c', subjects, draft: blankSubject };

const toValues =
  (values: Record<string, string>): FormValues =>
  (field) =>
    values[field] ?? '';

describe('parseMarksheetForm', () => {
  it('joins start and end date to the session, as DD-MM-YYYY - DD-MM-YYYY [R-404, R-405]', () => {
    expect(parseMarksheetForm(toValues(dates), selection).input).toEqual({
      subjects,
      session: '02-04-2026 - 01-07-2026',
      student: 's',
      course: 'c',
      issueDate: '2026-07-06',
    });
  });

  it('requires a student, a course, the dates and one subject', () => {
    const results = [
      parseMarksheetForm(toValues(dates), { ...selection, student: '' }),
      parseMarksheetForm(toValues(dates), { ...selection, course: '' }),
      ...Object.keys(dates).map((field) => parseMarksheetForm(toValues({ ...dates, [field]: '' }), selection)),
      parseMarksheetForm(toValues(dates), { ...selection, subjects: [] }),
    ].map(({ errors }) => errors);
    expect(results.map((errors) => errors?.message)).toEqual(Array(6).fill('Please fill all required fields'));
    expect(results.map((errors) => Object.keys(errors?.fields ?? {}))).toEqual(
      ['student', 'course', 'startDate', 'endDate', 'issueDate', 'subject'].map((field) => [field]),
    );
  });

  it('rejects a subject that is typed but not added', () => {
    const draft = { ...blankSubject, marksObtain: '5' };
    const message = 'This subject is not added yet. Please add or clear it.';
    expect(parseMarksheetForm(toValues(dates), { ...selection, draft }).errors).toEqual({ message, fields: { subject: message } });
    expect(parseMarksheetForm(toValues(dates), { ...selection, draft, subjects: [] }).errors).toEqual({
      message,
      fields: { subject: message },
    });
    expect(parseMarksheetForm(toValues(dates), { ...selection, draft, student: '' }).errors).toEqual({
      message: 'Please fill all required fields',
      fields: { student: 'This field is required.', subject: message },
    });
  });

  it('requires start, end and issue date in this order', () => {
    const errorsOf = (changes: Partial<typeof dates>) => parseMarksheetForm(toValues({ ...dates, ...changes }), selection).errors;
    const endDate = 'The end date is before the start date.';
    const issueDate = 'The issue date is before the end date.';
    expect(errorsOf({ endDate: '2026-04-01' })).toEqual({ message: endDate, fields: { endDate } });
    expect(errorsOf({ issueDate: '2026-06-30' })).toEqual({ message: issueDate, fields: { issueDate } });
    expect(errorsOf({ endDate: '2026-04-01', issueDate: '2026-03-31' })).toEqual({ message: endDate, fields: { endDate, issueDate } });
    expect(errorsOf({ endDate: '2026-04-02', issueDate: '2026-04-02' })).toBeUndefined();
  });
});
