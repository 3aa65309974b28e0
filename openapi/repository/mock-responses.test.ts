import { expect, it } from 'vitest';
import { contractAround } from '../contract/live/drifting-server.test-support.ts';
import { findMockProblems } from './mock-responses.ts';

it('reports a response that breaks the contract, what is only a warning about a server, and what could not be sent', async () => {
  const { paths, ...spec } = structuredClone(contractAround('createBatch', { writes: true }));
  const { 200: success, ...errors } = paths['/self-created-batches']?.get?.responses ?? {};
  Object.assign(paths['/self-created-batches']?.get ?? {}, { responses: { 201: success, ...errors } });
  Object.assign(paths['/create-batch']?.post ?? {}, { 'x-invalidates': [] });
  Object.assign(paths['/category/{id}']?.delete ?? {}, { 'x-roles': [99] });
  expect(await findMockProblems({ ...spec, paths })).toEqual([
    'listBatches: status 200 is not documented',
    'createBatch: warning: the response of listBatches changes too, but x-invalidates does not name it',
    'deleteBatch: skipped needs a --token of a role that may call it',
  ]);
});
