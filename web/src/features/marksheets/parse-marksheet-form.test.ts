import { describe, expect, it } from 'vitest';
import type { FormValues } from '#ui/form/parse-form.ts';
import {
  blankSubject,
  getMarksSum,
  getTotalText,
  isBlank,
  nextSubject,
  parseMarks,
  parseMarksheetForm,
  parseSubjectForm,
  remainingSubjects,
  type SubjectFormValues,
} from './parse-marksheet-form.ts';

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

const marks = (marksObtain: string, practicalMarks: string) => ({ marksObtain, practicalMarks });

it('rejects more than 100 marks together, at the practical marks', () => {
  expect(parseMarks(marks('90', '90'))).toEqual({
    errors: {
      message: '90 + 90 is more than 100.',
      fields: { practicalMarks: '90 + 90 is more than 100.' },
    },
  });
  expect(parseMarks(marks('70', '30.5')).errors?.fields).toHaveProperty('practicalMarks');
  expect(parseMarks(marks('70', '३०')).input).toEqual({ marksObtain: 70, practicalMarks: 30 });
});

it('adds the marks while they are typed, once both are numbers', () => {
  expect(getMarksSum(marks('62', '25'))).toEqual({ text: '62 + 25 = 87 of 100', error: undefined });
  expect(getMarksSum(marks('50.1', '0.2'))?.text).toBe('50.1 + 0.2 = 50.3 of 100');
  expect(getMarksSum(marks('70', '31'))?.error).toBe('70 + 31 is more than 100.');
  expect([getMarksSum(marks('62', '')), getMarksSum(marks('', '25')), getMarksSum(marks('x', '25'))]).toEqual(Array(3).fill(undefined));
});

it('counts 100 for each subject', () => {
  const subjects = [
    { marksObtain: 62, practicalMarks: 25 },
    { marksObtain: 50.1, practicalMarks: 0.2 },
    { marksObtain: 70, practicalMarks: 30 },
  ];
  expect(getTotalText(subjects)).toBe('237.3 of 300 (79.1 %)');
});

const valid: SubjectFormValues = { subject: 'Office', marksObtain: '60', practicalMarks: '22' };

it("requires subject, marks obtained and practical marks: 'Please fill all required fields' [R-400]", () => {
  for (const field of Object.keys(valid)) {
    const { errors } = parseSubjectForm({ ...valid, [field]: ' ' });
    expect(errors).toEqual({ message: 'Please fill all required fields', fields: { [field]: 'This field is required.' } });
  }
});

it('sets the total marks to 100, and accepts numbers from 0 to 100 only [R-401]', () => {
  expect(parseSubjectForm({ ...valid, marksObtain: '६०.५', practicalMarks: '0' }).input).toEqual({
    subjectName: 'Office',
    marksObtain: 60.5,
    totalMarks: 100,
    practicalMarks: 0,
  });
  const outOfRange = 'Marks must be between 0 and 100.';
  expect(parseSubjectForm({ ...valid, marksObtain: 'sixty' }).errors?.fields).toHaveProperty('marksObtain');
  expect(parseSubjectForm({ ...valid, marksObtain: '100.5' }).errors?.fields).toEqual({ marksObtain: outOfRange });
  expect(parseSubjectForm({ ...valid, practicalMarks: '-5' }).errors?.fields).toEqual({ practicalMarks: outOfRange });
  expect(parseSubjectForm({ ...valid, marksObtain: '100', practicalMarks: '0' }).input).toBeDefined();
  expect(parseSubjectForm({ ...valid, practicalMarks: '1e1' }).errors?.fields).toHaveProperty('practicalMarks');
});

it('a subject is blank if all of its fields are', () => {
  expect(isBlank({ ...blankSubject, marksObtain: ' ' })).toBe(true);
  for (const field of Object.keys(blankSubject)) expect(isBlank({ ...blankSubject, [field]: '0' })).toBe(false);
});

it("offers the course's subjects that are not added yet, each once [R-402]", () => {
  const added = [{ subjectName: 'Office', marksObtain: 1, totalMarks: 100, practicalMarks: 1 }];
  expect(remainingSubjects(['Office', 'Internet', ' ', 'Internet'], added)).toEqual(['Internet']);
  expect(remainingSubjects(undefined, [])).toEqual([]);
});

it('suggests the next subject of the list, then those before it, and none after the last', () => {
  const remaining = ['Fundamentals', 'Office', 'Internet'];
  expect(['Fundamentals', 'Office', 'Internet'].map((name) => nextSubject(remaining, name))).toEqual([
    'Office',
    'Internet',
    'Fundamentals',
  ]);
  expect(nextSubject(['Office'], 'Office')).toBe('');
  expect(nextSubject(['Office'], 'Typing')).toBe('Office');
});
