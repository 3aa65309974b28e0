import { expect, it } from 'vitest';
import { parseInvalidation } from './invalidation.ts';

it('parses an operation, with or without parameters', () => {
  expect(parseInvalidation('listBatches', '')).toBe('listBatches');
  expect(parseInvalidation('listStudents(batchId: $.batch)', '')).toEqual(['listStudents', { batchId: 'batch' }]);
  expect(parseInvalidation('listStudents(batchId: $.batch, courseId: $.courseId)', '')).toEqual([
    'listStudents',
    { batchId: 'batch', courseId: 'courseId' },
  ]);
});

it.each(['', 'listStudents()', 'listStudents(batchId)', 'listStudents(batchId: batch)', 'list students'])('rejects %j', (text) => {
  expect(() => parseInvalidation(text, 'x-invalidates of login')).toThrow(`'${text}' in x-invalidates of login`);
});
