import { expect, it } from 'vitest';
import {
  blankSubject,
  getMarksSum,
  nextSubject,
  parseSubjectForm,
  remainingSubjects,
  type SubjectFormValues,
} from './parse-marksheet-form.ts';
import { marksheetDraft, parseMarksheetDraft } from './use-marksheet-form.ts';

const office = { subjectName: 'Office', marksObtain: 60, totalMarks: 100, practicalMarks: 22 };
const selection = { student: 's', course: 'c', subjects: [office], draft: blankSubject };
const valid: SubjectFormValues = { subject: 'Office', marksObtain: '60', practicalMarks: '22' };

it('sets the total marks to 100, and reads numbers from 0 to 100 [R-401]', () => {
  const read = (marksObtain: string, practicalMarks: string) => parseSubjectForm({ ...valid, marksObtain, practicalMarks }).input;
  expect(read('६०.५', '0')).toEqual({ subjectName: 'Office', marksObtain: 60.5, totalMarks: 100, practicalMarks: 0 });
  expect(read('100', '१००')).toEqual({ subjectName: 'Office', marksObtain: 100, totalMarks: 100, practicalMarks: 100 });
});

it.each([
  [{ marksObtain: 'sixty' }, 'Please enter the marks obtained as a number.'],
  [{ practicalMarks: '1e1' }, 'Please enter the practical marks as a number.'],
  [{ marksObtain: '100.5' }, 'Marks must be between 0 and 100.'],
  [{ practicalMarks: '-5' }, 'Marks must be between 0 and 100.'],
])('rejects %j at its field: %s [R-401]', (changes, message) => {
  const [field = ''] = Object.keys(changes);
  expect(parseSubjectForm({ ...valid, ...changes }).errors).toEqual({ message, fields: { [field]: message } });
});

it('adds the marks while they are typed, once both are numbers, and warns of more than 100 [Q-76]', () => {
  const sum = (marksObtain: string, practicalMarks: string) => getMarksSum({ marksObtain, practicalMarks });
  expect(sum('62', '25')).toEqual({ text: '62 + 25 = 87 of 100', warning: undefined });
  expect(sum('50.1', '0.2')?.text).toBe('50.1 + 0.2 = 50.3 of 100');
  expect([sum('70', '30')?.warning, sum('70', '31')?.warning]).toEqual([undefined, '70 + 31 is more than 100. Please check.']);
  expect([sum('62', ''), sum('', '25'), sum('x', '25')]).toEqual(Array(3).fill(undefined));
});

it("offers the course's subjects that are not added yet, each once [R-402]", () => {
  expect(remainingSubjects(['Office', 'Internet', ' ', 'Internet'], [office])).toEqual(['Internet']);
  expect(remainingSubjects(undefined, [])).toEqual([]);
});

it('suggests the next subject of the list, then those before it, and none after the last', () => {
  const remaining = ['Fundamentals', 'Office', 'Internet'];
  expect(remaining.map((name) => nextSubject(remaining, name))).toEqual(['Office', 'Internet', 'Fundamentals']);
  expect([nextSubject(['Office'], 'Office'), nextSubject(['Office'], 'Typing')]).toEqual(['', 'Office']);
});

it('a draft brings back student, course, added subjects and the subject that is not added yet', () => {
  const drafted = {
    ...selection,
    subjects: [
      { ...office, subjectName: 'GST, "B"', marksObtain: 61.5 },
      { ...office, subjectName: 'लेखा', marksObtain: 0 },
    ],
    draft: { subject: 'Payroll', marksObtain: ' ६०', practicalMarks: '' },
  };
  expect(parseMarksheetDraft(marksheetDraft(drafted))).toEqual(drafted);
  expect(parseMarksheetDraft({})).toEqual({ student: '', course: '', subjects: [], draft: blankSubject });
});

it('leaves subjects of a draft out that could not have been added', () => {
  const subjects = ['GST', '101', '0', 'Accounts', '7', 'x', '', '1', '1', 'Office', '60', '22', 'Half'];
  expect(parseMarksheetDraft({ subjects }).subjects).toEqual([office]);
});
