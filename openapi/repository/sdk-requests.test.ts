import { expect, it } from 'vitest';
import { spec } from '../generator/spec.test-support.ts';
import { findSdkProblems } from './sdk-requests.ts';

it('reports an SDK that sends another token or another fixed header than the contract says', async () => {
  const changed = structuredClone(spec);
  const change = (path: string, method: string, fields: object) => Object.assign(changed.paths[path]?.[method] ?? {}, fields);
  change('/profile', 'get', { security: [] });
  change('/contact', 'post', { security: [{ bearerAuth: [] }] });
  change('/my-txn', 'get', { 'x-headers': { 'X-Centre': '1' } });
  change('/wallet', 'get', { 'x-headers': { 'Content-Type': 'text/plain' } });
  expect(await findSdkProblems(changed)).toEqual(
    expect.arrayContaining([
      'getProfile: the SDK sends Authorization Bearer token; the contract says none.',
      'sendQuery: the SDK sends Authorization none; the contract says Bearer token.',
      'listTransactions: the SDK sends X-Centre none; the contract says 1.',
      'getWallet: the SDK sends content type multipart/form-data; the contract says text/plain.',
    ]),
  );
});
