import { expect, it } from 'vitest';
import { examText } from './exam-students.ts';
import { openedExam } from './opened-exam.ts';

it('a history entry names an exam by its id; anything else counts as none [R-382]', () => {
  expect(openedExam({ exam: 'e-001' })).toBe('e-001');
  for (const exam of [undefined, null, '', 5, { _id: 'e-001' }]) expect(openedExam({ exam })).toBeUndefined();
});

it('an exam is told with its date as DD-MM-YYYY, and with a dash for what is not known [R-380]', () => {
  const course = { _id: 'c', title: 'CCC' };
  expect(examText({ _id: 'e', title: 'Final', course, date: '2026-12-20', time: '17:45' })).toBe('Final, CCC, 20-12-2026, 5:45 PM');
  expect(examText({ _id: 'e', title: '', course: null })).toBe('-, -, -, -');
});
