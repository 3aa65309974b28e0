import { expect, it } from 'vitest';
import { spec } from '../generator/spec.test-support.ts';
import type { Spec } from '../generator/spec.ts';
import { findAccessChanges } from './access-changes.ts';
import { findBaselineProblems, hashSpec } from './baseline-hash.ts';

function changesAfter(change: (paths: Spec['paths']) => void): string[] {
  const changed = structuredClone(spec);
  change(changed.paths);
  return findAccessChanges(spec, changed);
}

it('reports every change of roles, security, fixed headers and invalidations', () => {
  const changes = changesAfter((paths) => {
    paths['/create-batch']?.post?.['x-roles']?.push(10);
    delete paths['/my-txn']?.get?.['x-roles'];
    paths['/purchase']?.post?.['x-roles']?.pop();
    Object.assign(paths['/profile']?.get ?? {}, { 'x-roles': [12] });
    Object.assign(paths['/wallet']?.get ?? {}, { security: [], 'x-headers': { 'Content-Type': 'text/plain' } });
    // Without its own security, the operation inherits the security of the root.
    delete paths['/contact']?.post?.security;
    paths['/category/{id}']?.delete?.['x-invalidates']?.pop();
  });
  expect(changes.sort()).toEqual([
    'createBatch: x-roles now also lets role 10 call it; the baseline says 12.',
    'createPurchase: x-roles no longer lets role 12 call it; the baseline says 10, 11, 12.',
    'deleteBatch: x-invalidates no longer names listExams.',
    'getProfile: x-roles now lets only 12 call it; the baseline lets every role.',
    'getWallet: security is now no token; the baseline says bearerAuth.',
    'getWallet: x-headers is now {"Content-Type":"text/plain"}; the baseline says {"Content-Type":"multipart/form-data"}.',
    'listTransactions: x-roles is gone, so every role may call it; the baseline says 12.',
    'sendQuery: security is now bearerAuth; the baseline says no token.',
  ]);
  expect(changesAfter(({ '/wallet': path }) => delete path?.get?.['x-headers'])).toEqual([
    'getWallet: x-headers is now {}; the baseline says {"Content-Type":"multipart/form-data"}.',
  ]);
});

it('reports the security of the root for every operation that inherits it', () => {
  const changes = findAccessChanges(spec, { ...spec, security: [] });
  expect(changes).toContain('getProfile: security is now no token; the baseline says bearerAuth.');
  expect(changes.length).toBeGreaterThan(20);
});

it('is silent about an invalidation more, roles in another order, and the security of the root written at an operation', () => {
  const changes = changesAfter((paths) => {
    paths['/login']?.post?.['x-invalidates']?.push('listCourses');
    paths['/purchase']?.post?.['x-roles']?.reverse();
    Object.assign(paths['/profile']?.get ?? {}, { security: [{ bearerAuth: [] }] });
  });
  expect(changes).toEqual([]);
});

it('a baseline that was edited, or that has no hash, is no release', () => {
  const released = { ...spec, 'x-release': { version: '0.1.0', sha256: hashSpec(spec) } };
  expect(findBaselineProblems(released)).toEqual([]);
  expect(findBaselineProblems({ ...released, security: [] }).join()).toContain('does not have the hash of its release');
  expect(findBaselineProblems(spec).join()).toContain('has no x-release');
});
