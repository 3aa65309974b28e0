import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { emitOperationList } from './emit-operation-list.ts';
import { loadSpec } from './load-spec.ts';
import { readOperations } from './operation.ts';

const operations = readOperations(await loadSpec(`${root}openapi/openapi.yaml`));
const lines = emitOperationList(operations).split('\n');

it('the list has a row for each operation, with its required fields in bold', () => {
  expect(lines.filter((line) => line.startsWith('| `'))).toHaveLength(operations.length);
  expect(lines).toContain('| `getCourse` | Gets a course. | `GET /course/{id}` | public | **id** | `GetCourseResponse` |');
  expect(lines.find((line) => line.startsWith('| `listStudents`'))).toContain('| bearerAuth (operator) | batchId, courseId | `ListSt');
  expect(lines.find((line) => line.startsWith('| `getWallet`'))).toContain('| – |');
});

it('text of the contract stays in its cell', () => {
  const [operation] = operations;
  if (!operation) throw new Error('The contract has no operations.');
  const text = emitOperationList([{ ...operation, summary: 'Signs in | out.\nOnce.\n' }]);
  expect(text).toContain('| `login` | Signs in \\| out. Once. | `POST /login` |');
});
