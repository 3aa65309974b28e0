import { expect, it } from 'vitest';
import { parseInvalidation } from './operation.ts';

const parse = (text: string) => parseInvalidation(text, 'x-invalidates of createStudent');

it('parses an operation, with or without parameters', () => {
  expect(parse('listBatches')).toBe('listBatches');
  const fields = { batchId: 'batch', courseId: 'courseId' };
  expect(parse('listStudents(batchId: $.batch, courseId: $.courseId)')).toEqual(['listStudents', fields]);
});

it.each(['', 'listStudents()', 'listStudents(batchId: batch)', 'list students'])('rejects %j', (text) => {
  expect(() => parse(text)).toThrow(`'${text}' in the x-invalidates of createStudent is not of the form`);
});
