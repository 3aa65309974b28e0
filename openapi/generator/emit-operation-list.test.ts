import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { emitOperationList } from './emit-operation-list.ts';
import { loadSpec } from './load-spec.ts';
import { readOperations } from './operation.ts';

const operations = readOperations(await loadSpec(`${root}openapi/openapi.yaml`));

it('text of the contract stays in its cell', () => {
  const [operation] = operations;
  if (!operation) throw new Error('The contract has no operations.');
  const text = emitOperationList([{ ...operation, summary: 'Signs in | out.\nOnce.\n' }]);
  expect(text).toContain('| `login` | Signs in \\| out. Once. | `POST /login` |');
});
