import { expect, it } from 'vitest';
import { root } from '../contract/command.ts';
import { emitOptimisticUpdates } from './emit-optimistic.ts';
import { readOperations } from './operation.ts';
import { loadSpec, type SpecOperation } from './spec.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);

function emit(path: string, method: string, change: Partial<SpecOperation>): string {
  const copy = structuredClone(spec);
  Object.assign(copy.paths[path]?.[method] ?? {}, change);
  return emitOptimisticUpdates(copy, readOperations(copy));
}

it('names the rows of the list, and the fields of the input that a row has', () => {
  const text = emit('/create-batch', 'post', {});
  expect(text).toContain("createBatch: { query: 'listBatches', rows: 'batches', insert: ['title', 'time', 'studentLimit'] }");
  expect(text).toContain("deleteBatch: { query: 'listBatches', rows: 'batches', remove: { _id: 'id' } }");
});

it('never puts a field into a row that the row does not have, such as a password', () => {
  expect(emit('/admin/register', 'post', { 'x-optimistic': { insert: 'listStudents' } })).not.toContain("'password'");
});

it.each([
  ['/create-batch', 'post', { insert: 'listNothing' }, 'The x-optimistic of createBatch names listNothing, which is not an operation.'],
  ['/create-batch', 'post', { insert: 'getWallet' }, 'getWallet must have one list in its response'],
  [
    '/fund-request',
    'post',
    { insert: 'listBatches' },
    'The x-optimistic of requestFunds cannot insert a row into listBatches: its input has no title.',
  ],
  ['/category/{id}', 'delete', { remove: 'listBatches' }, 'cannot remove a row of listBatches: it names no property of the row'],
  ['/category/{id}', 'delete', { remove: 'listBatches(id: $.id)' }, 'cannot remove a row of listBatches: a row has no id.'],
  ['/category/{id}', 'delete', { remove: 'listBatches(_id: $._id)' }, 'cannot remove a row of listBatches: its input has no _id.'],
  ['/category/{id}', 'delete', { remove: 'listBatches(_id)' }, "'listBatches(_id)' in x-optimistic of deleteBatch is not of the form"],
])('throws for %s %s with %j', (path, method, optimistic, message) => {
  expect(() => emit(path, method, { 'x-optimistic': optimistic })).toThrow(message);
});
