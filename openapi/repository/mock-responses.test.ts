import { expect, it } from 'vitest';
import { contractAround } from '../contract/live/drifting-server.test-support.ts';
import { findMockProblems } from './mock-responses.ts';

it('reports a response that breaks the contract, what is only a warning about a server, and what could not be sent', async () => {
  const { paths, ...spec } = structuredClone(contractAround('createBatch', { writes: true }));
  const { 200: success, ...errors } = paths['/wallet']?.get?.responses ?? {};
  Object.assign(paths['/wallet']?.get ?? {}, { responses: { 201: success, ...errors } });
  Object.assign(paths['/create-batch']?.post ?? {}, { 'x-invalidates': [] });
  Object.assign(paths['/self-created-results']?.get ?? {}, { 'x-roles': [99] });
  expect(await findMockProblems({ ...spec, paths })).toEqual([
    'createBatch: warning: the response of listBatches changes too, but x-invalidates does not name it',
    'listResults: skipped needs a --token of a role that may call it',
    'getWallet: status 200 is not documented',
  ]);
});
