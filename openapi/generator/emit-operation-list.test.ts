import { expect, it } from 'vitest';
import { emitOperationList } from './emit-operation-list.ts';
import { readOperations } from './operation.ts';
import { spec } from './spec.test-support.ts';

const operations = readOperations(spec);

it('text of the contract stays in its cell', () => {
  const [operation] = operations;
  if (!operation) throw new Error('The contract has no operations.');
  const text = emitOperationList([{ ...operation, summary: 'Signs in | out.\nOnce.\n' }], {});
  expect(text).toContain('| `login` | Signs in \\| out. Once. | `POST /login` |');
});

it('a response and its records are written as types', () => {
  const text = emitOperationList(operations, spec.components.schemas);
  expect(text).toContain('`{ success?: true, message?: string, batches: Batch[] }` |');
  expect(text).toContain('| `Batch` | `_id: string, title: string, studentLimit?: number,');
  expect(text).toContain('courses?: (string \\| CourseRef \\| null)[]');
});
