import { expect, it } from 'vitest';
import { examSummary } from './exam-summary.ts';

it('shows the date as DD-MM-YYYY, and a dash for a missing value [R-380]', () => {
  const course = { _id: 'c', title: 'CCC' };
  expect(examSummary({ _id: 'e', title: 'Final', course, date: '2026-12-20', time: '17:45' })).toBe('Final, CCC, 20-12-2026, 5:45 PM');
  expect(examSummary({ _id: 'e', title: '', course: null })).toBe('-, -, -, -');
});
