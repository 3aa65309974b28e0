import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { loadSpec } from '../generator/load-spec.ts';
import type { SpecOperation } from '../generator/spec.ts';
import { findSdkProblems } from './sdk-requests.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);

/** The problems of this SDK with a contract in which one operation differs. */
function problemsAfter(path: string, method: string, change: Partial<SpecOperation>) {
  const changed = structuredClone(spec);
  Object.assign(changed.paths[path]?.[method] ?? {}, change);
  return findSdkProblems(changed);
}

it('the SDK sends what the contract says', async () => {
  expect(await findSdkProblems(spec)).toEqual([]);
});

it.each<[string, string, string, Partial<SpecOperation>, string]>([
  [
    'a token to a public operation',
    '/profile',
    'get',
    { security: [] },
    'getProfile: the SDK sends Authorization Bearer token; the contract says none.',
  ],
  [
    'no token to a protected one',
    '/contact',
    'post',
    { security: [{ bearerAuth: [] }] },
    'sendQuery: the SDK sends Authorization none; the contract says Bearer token.',
  ],
  [
    'no fixed header',
    '/my-txn',
    'get',
    { 'x-headers': { 'X-Centre': '1' } },
    'listTransactions: the SDK sends X-Centre none; the contract says 1.',
  ],
  [
    'another fixed header',
    '/wallet',
    'get',
    { 'x-headers': { 'Content-Type': 'text/plain' } },
    'getWallet: the SDK sends content type multipart/form-data; the contract says text/plain.',
  ],
])('reports an SDK that sends %s', async (_name, path, method, change, expected) => {
  expect(await problemsAfter(path, method, change)).toContain(expected);
});
