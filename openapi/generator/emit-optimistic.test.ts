import { expect, it } from 'vitest';
import { root } from '../contract/command.ts';
import { emitOptimisticUpdates } from './emit-optimistic.ts';
import { loadSpec } from './load-spec.ts';
import { readOperations } from './operation.ts';
import type { SpecOperation } from './spec.ts';

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

const batch = ['/create-batch', 'post'] as const;
const deletion = ['/category/{id}', 'delete'] as const;

it.each([
  [...batch, { insert: 'listNothing' }, 'The x-optimistic of createBatch names listNothing, which is not a GET operation.'],
  [...batch, { insert: 'deleteBatch' }, 'The x-optimistic of createBatch names deleteBatch, which is not a GET operation.'],
  [...batch, { insert: 'getWallet' }, 'getWallet must have one list in its response'],
  [...batch, { insert: 'listBatches(_id: $.title)' }, 'The x-optimistic of createBatch inserts a row, which takes no parameters.'],
  [...batch, { insert: 'list batches' }, "'list batches' in the x-optimistic of createBatch is not of the form"],
  [...batch, {}, 'The x-optimistic of createBatch needs insert or remove.'],
  ['/fund-request', 'post', { insert: 'listBatches' }, 'requestFunds cannot insert a row into listBatches: its input has no title.'],
  [...deletion, { insert: 'listBatches', remove: 'listBatches(_id: $.id)' }, 'The x-optimistic of deleteBatch needs insert or remove.'],
  [...deletion, { remove: 'listBatches' }, 'The x-optimistic of deleteBatch removes every row'],
  [
    ...deletion,
    { remove: 'listBatches(key: $.id)' },
    'The x-optimistic of deleteBatch names key, which a row of listBatches does not have.',
  ],
  [...deletion, { remove: 'listBatches(_id: $.key)' }, 'The x-optimistic of deleteBatch names key, which its input does not have.'],
])('throws for %s %s with %j', (path, method, optimistic, message) => {
  expect(() => emit(path, method, { 'x-optimistic': optimistic })).toThrow(message);
});

it('throws when the list is not refetched, because a temporary row would stay', () => {
  expect(() => emit('/create-batch', 'post', { 'x-invalidates': [] })).toThrow(
    'The x-optimistic of createBatch names listBatches, which is not in its x-invalidates.',
  );
});
