import { expect, it } from 'vitest';
import { getMarksSum, getTotalText, parseMarks } from './parse-marks.ts';

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
