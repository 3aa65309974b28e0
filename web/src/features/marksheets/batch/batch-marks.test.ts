import { expect, it } from 'vitest';
import { setCells } from '#ui/grid/grid-values.ts';
import { getColumnName, type MarksCells, marksDraft, parseMarksDraft, parseMarksRow, toMarksColumns } from './batch-marks.ts';

const office = getColumnName('marksObtain', 'Office');
const officePractical = getColumnName('practicalMarks', 'Office');
const accounts = getColumnName('marksObtain', 'लेखा');
const accountsPractical = getColumnName('practicalMarks', 'लेखा');
const parse = (cells: MarksCells) => parseMarksRow(cells, ['Office', 'लेखा']);
const required = 'This field is required.';

it('has two columns for each subject', () => {
  expect(toMarksColumns(['Office', 'लेखा']).map(({ name, label }) => [name, label])).toEqual([
    [office, 'Office: Marks Obtained'],
    [officePractical, 'Office: Practical Marks'],
    [accounts, 'लेखा: Marks Obtained'],
    [accountsPractical, 'लेखा: Practical Marks'],
  ]);
});

it('a row is blank without a text in the chosen subjects', () => {
  expect(parse({}).isBlank).toBe(true);
  expect(parse({ [office]: ' ', [getColumnName('marksObtain', 'Typing')]: '5' }).isBlank).toBe(true);
  expect(parse({ [accountsPractical]: '0' }).isBlank).toBe(false);
});

it('returns the subjects of a complete row, and their total', () => {
  const row = parse({ [office]: '62', [officePractical]: '25', [accounts]: '७०.५', [accountsPractical]: '20' });
  expect(row).toEqual({
    isBlank: false,
    subjects: [
      { subjectName: 'Office', marksObtain: 62, practicalMarks: 25, totalMarks: 100 },
      { subjectName: 'लेखा', marksObtain: 70.5, practicalMarks: 20, totalMarks: 100 },
    ],
    total: '177.5 of 200 (88.75 %)',
    errors: {},
    earlyErrors: {},
  });
});

it('every cell of a half-filled row is required, but not while the row is typed', () => {
  const { errors, earlyErrors, total } = parse({ [office]: '62', [officePractical]: '25', [accounts]: '70' });
  expect(errors).toEqual({ [accountsPractical]: required });
  expect(earlyErrors).toEqual({});
  expect(total).toBe('87 of 100 (87 %)');
  expect(parse({ [office]: '62' }).errors).toEqual({ [officePractical]: required, [accounts]: required, [accountsPractical]: required });
});

it('more than 100 together, and what is no number, is an error at once', () => {
  const { errors, earlyErrors, total } = parse({ [office]: '70', [officePractical]: '31', [accounts]: 'x', [accountsPractical]: '5' });
  expect(errors).toEqual({ [officePractical]: '70 + 31 is more than 100.', [accounts]: 'Please enter the marks obtained as a number.' });
  expect(earlyErrors).toEqual(errors);
  expect(total).toBeUndefined();
});

it('brings back the marks of the rows that are kept, without blank cells', () => {
  const marks = { a: { 'marksObtain GST': '62', 'practicalMarks GST': '' }, b: { 'marksObtain GST': '55' } };
  expect(setCells({}, parseMarksDraft(marksDraft(marks, () => true)))).toEqual({ a: { 'marksObtain GST': '62' }, b: marks.b });
  expect(marksDraft(marks, (row) => row === 'b')).toEqual(['b', 'marksObtain GST', '55']);
  expect([parseMarksDraft(), parseMarksDraft(['a', 'marksObtain GST'])]).toEqual([[], []]);
});
