import { expect, it } from 'vitest';
import { isBlank, type SubjectDraft, subjectsLeft, toSubject } from './subjects.ts';

const draft: SubjectDraft = { subject: 'Office', marksObtain: '60', practicalMarks: '22' };

it("subject, marks obtained and practical marks are all required, else 'Please fill all required fields' [R-400]", () => {
  for (const field of Object.keys(draft)) {
    const { wrong } = toSubject({ ...draft, [field]: ' ' });
    expect(wrong).toEqual({ told: 'Please fill all required fields', problems: { [field]: 'Please fill this in.' } });
  }
});

it('every subject has 100 marks in all, and marks are numbers [R-401]', () => {
  expect(toSubject({ ...draft, marksObtain: '६०.५', practicalMarks: '0' }).input).toEqual({
    subjectName: 'Office',
    marksObtain: 60.5,
    totalMarks: 100,
    practicalMarks: 0,
  });
  expect(toSubject({ ...draft, marksObtain: 'sixty' }).wrong?.problems).toHaveProperty('marksObtain');
  expect(toSubject({ ...draft, marksObtain: '100.5' }).wrong?.problems).toEqual({ marksObtain: 'Marks are from 0 to 100.' });
  expect(toSubject({ ...draft, practicalMarks: '-5' }).wrong?.problems).toEqual({ practicalMarks: 'Marks are from 0 to 100.' });
  expect(toSubject({ ...draft, marksObtain: '100', practicalMarks: '0' }).input).toBeDefined();
  expect(toSubject({ ...draft, practicalMarks: '1e1' }).wrong?.problems).toHaveProperty('practicalMarks');
});

it('what is left are the subjects of the course that are not added, each once [R-402]', () => {
  const added = [{ subjectName: 'Office', marksObtain: 1, totalMarks: 100, practicalMarks: 1 }];
  expect(subjectsLeft(['Office', 'Internet', ' ', 'Internet'], added)).toEqual(['Internet']);
  expect(subjectsLeft(undefined, [])).toEqual([]);
});

it('a draft is blank when nothing was typed into any of it', () => {
  expect(isBlank({ subject: '', marksObtain: ' ', practicalMarks: '' })).toBe(true);
  for (const field of Object.keys(draft)) expect(isBlank({ subject: '', marksObtain: '', practicalMarks: '', [field]: '0' })).toBe(false);
});
