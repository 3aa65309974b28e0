import { expect, it } from 'vitest';
import { setCells } from '../../../ui/grid/grid-values.ts';
import { marksDraft, parseMarksDraft } from './marks-draft.ts';

it('brings back the marks of the rows that are kept, without blank cells', () => {
  const marks = { a: { 'marksObtain GST': '62', 'practicalMarks GST': '' }, b: { 'marksObtain GST': '55' } };
  expect(setCells({}, parseMarksDraft(marksDraft(marks, () => true)))).toEqual({ a: { 'marksObtain GST': '62' }, b: marks.b });
  expect(marksDraft(marks, (row) => row === 'b')).toEqual(['b', 'marksObtain GST', '55']);
  expect([parseMarksDraft(), parseMarksDraft(['a', 'marksObtain GST'])]).toEqual([[], []]);
});
