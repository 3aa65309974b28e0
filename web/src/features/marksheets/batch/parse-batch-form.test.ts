import { expect, it } from 'vitest';
import { parseBatchForm } from './batch-marks.ts';

const valid: Record<string, string> = {
  courseId: 'c-tally',
  batchId: 'b-lab',
  startDate: '2026-04-02',
  endDate: '2026-07-01',
  issueDate: '2026-07-06',
};
const parse = (changes: Record<string, string>) => parseBatchForm((field) => ({ ...valid, ...changes })[field] ?? '');

it('returns what all marksheets have in common', () => {
  expect(parse({}).input).toEqual({ course: 'c-tally', session: '02-04-2026 - 01-07-2026', issueDate: '2026-07-06' });
});

it('requires every field, and dates in order', () => {
  for (const field of Object.keys(valid)) expect(parse({ [field]: '' }).errors?.fields).toEqual({ [field]: 'This field is required.' });
  expect(parse({ endDate: '2026-04-01' }).errors?.fields).toEqual({ endDate: 'The end date is before the start date.' });
  expect(parse({ issueDate: '2026-06-30' }).errors?.fields).toEqual({ issueDate: 'The issue date is before the end date.' });
});
