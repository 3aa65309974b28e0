import { expect, it } from 'vitest';
import { getExamId } from './exam-students-page.tsx';

it('reads the exam id from the history state, and ignores anything but a non-empty string [R-382]', () => {
  expect(getExamId({ exam: 'e-001' })).toBe('e-001');
  for (const exam of [undefined, null, '', 5, { _id: 'e-001' }]) expect(getExamId({ exam })).toBeUndefined();
});
