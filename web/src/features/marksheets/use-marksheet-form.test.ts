import { expect, it } from 'vitest';
import { blankSubject } from './parse-marksheet-form.ts';
import { marksheetDraft, parseMarksheetDraft } from './use-marksheet-form.ts';

const selection = {
  student: 's-002',
  course: 'c-tally',
  subjects: [
    { subjectName: 'GST, "B"', marksObtain: 61.5, totalMarks: 100, practicalMarks: 20 },
    { subjectName: 'लेखा', marksObtain: 0, totalMarks: 100, practicalMarks: 0 },
  ],
  draft: { subject: 'Payroll', marksObtain: ' ६०', practicalMarks: '' },
};

it('brings back student, course, added subjects and the subject that is not added yet', () => {
  expect(parseMarksheetDraft(marksheetDraft(selection))).toEqual(selection);
});

it('is blank without a draft', () => {
  expect(parseMarksheetDraft({})).toEqual({ student: '', course: '', subjects: [], draft: blankSubject });
});

it('leaves out subjects that could not have been added', () => {
  const subjects = ['GST', '101', '0', 'Accounts', '7', 'x', '', '1', '1', 'Tally', '90', '90', 'Office', '60', '22', 'Half'];
  expect(parseMarksheetDraft({ subjects }).subjects).toEqual([
    { subjectName: 'Office', marksObtain: 60, totalMarks: 100, practicalMarks: 22 },
  ]);
});
