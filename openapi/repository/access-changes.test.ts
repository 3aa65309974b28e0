import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { loadSpec } from '../generator/load-spec.ts';
import type { Spec, SpecOperation } from '../generator/spec.ts';
import { findAccessChanges } from './access-changes.ts';
import { findBaselineProblems, hashSpec } from './baseline-hash.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);

type Change = (paths: Record<string, Record<string, SpecOperation>>, spec: Spec) => void;

function changesAfter(change: Change): string[] {
  const changed = structuredClone(spec);
  change(changed.paths, changed);
  return findAccessChanges(spec, changed);
}

it.each<[string, Change, string]>([
  [
    'a role more',
    ({ '/create-batch': path }) => path?.post?.['x-roles']?.push(10),
    'createBatch: x-roles now also lets role 10 call it; the baseline says 12.',
  ],
  [
    'no roles any more',
    ({ '/wallet': path }) => delete path?.get?.['x-roles'],
    'getWallet: x-roles is gone, so every role may call it; the baseline says 12.',
  ],
  [
    'a role less',
    ({ '/purchase': path }) => path?.post?.['x-roles']?.pop(),
    'createPurchase: x-roles no longer lets role 11 call it; the baseline says 10, 11.',
  ],
  [
    'roles where there were none',
    ({ '/profile': path }) => Object.assign(path?.get ?? {}, { 'x-roles': [12] }),
    'getProfile: x-roles now lets only 12 call it; the baseline lets every role.',
  ],
  [
    'an operation that needs no token',
    ({ '/wallet': path }) => Object.assign(path?.get ?? {}, { security: [] }),
    'getWallet: security is now no token; the baseline says bearerAuth.',
  ],
  [
    'a public operation that inherits the security of the root',
    ({ '/contact': path }) => delete path?.post?.security,
    'sendQuery: security is now bearerAuth; the baseline says no token.',
  ],
  [
    'another fixed header',
    ({ '/wallet': path }) => Object.assign(path?.get ?? {}, { 'x-headers': { 'Content-Type': 'text/plain' } }),
    'getWallet: x-headers is now {"Content-Type":"text/plain"}; the baseline says {"Content-Type":"multipart/form-data"}.',
  ],
  [
    'no fixed header',
    ({ '/wallet': path }) => delete path?.get?.['x-headers'],
    'getWallet: x-headers is now {}; the baseline says {"Content-Type":"multipart/form-data"}.',
  ],
  [
    'a forgotten invalidation',
    ({ '/category/{id}': path }) => path?.delete?.['x-invalidates']?.pop(),
    'deleteBatch: x-invalidates no longer names listExams.',
  ],
])('reports %s', (_name, change, expected) => {
  expect(changesAfter(change)).toEqual([expected]);
});

it('reports the security of the root for every operation that inherits it', () => {
  const changes = changesAfter((_paths, changed) => {
    changed.security = [];
  });
  expect(changes).toContain('getProfile: security is now no token; the baseline says bearerAuth.');
  expect(changes.length).toBeGreaterThan(20);
});

it.each<[string, Change]>([
  ['an invalidation more', ({ '/login': path }) => path?.post?.['x-invalidates']?.push('listCourses')],
  ['roles in another order', ({ '/purchase': path }) => path?.post?.['x-roles']?.reverse()],
  [
    'the security of the root written at an operation',
    ({ '/profile': path }) => Object.assign(path?.get ?? {}, { security: [{ bearerAuth: [] }] }),
  ],
])('is silent about %s', (_name, change) => {
  expect(changesAfter(change)).toEqual([]);
});

it('a baseline that was edited, or that has no hash, is no release', () => {
  const released = { ...spec, 'x-release': { version: '0.1.0', sha256: hashSpec(spec) } };
  expect(findBaselineProblems(released)).toEqual([]);
  expect(findBaselineProblems({ ...released, security: [] }).join()).toContain('does not have the hash of its release');
  expect(findBaselineProblems(spec).join()).toContain('has no x-release');
});
