import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { spec as baseline } from '../generator/spec.test-support.ts';
import type { Spec } from '../generator/spec.ts';
import { findMissingChangeset } from './changeset-check.ts';

function changeSpec(change: (spec: Spec) => void): Spec {
  const copy = structuredClone(baseline);
  change(copy);
  return copy;
}

const withRoom = changeSpec(({ components }) => Object.assign(components.schemas.Batch?.properties ?? {}, { room: { type: 'string' } }));

interface Situation {
  changeset?: { bump: string; text: string };
  breaking?: string[];
  version?: string;
}

function findProblems(current: Spec, { changeset, breaking = [], version = '1.2.0' }: Situation = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'changeset-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (changeset) writeFileSync(join(folder, 'a.md'), `---\n'@institute/sdk': ${changeset.bump}\n---\n\n${changeset.text}\n`);
  return findMissingChangeset(baseline, current, breaking, folder, version);
}

it('requires a changeset for a changed contract, and a major one for breaking changes', () => {
  const changeset = { bump: 'minor', text: '`Batch` has a room.' };
  expect(findProblems(baseline)).toEqual([]);
  expect(findProblems(withRoom).join()).toContain('pnpm changeset');
  expect(findProblems(withRoom, { changeset })).toEqual([]);
  expect(findProblems(withRoom, { changeset, breaking: ['x'] }).join()).toContain('must be major');
  expect(findProblems(withRoom, { changeset, breaking: ['x'], version: '0.3.0' })).toEqual([]);
  expect(findProblems(withRoom, { changeset: { ...changeset, bump: 'major' }, breaking: ['x'] })).toEqual([]);
});

it.each<[string, Spec, string]>([
  ['a schema', withRoom, 'Batch'],
  ['an operation', changeSpec(({ paths }) => Object.assign(paths['/wallet']?.get ?? {}, { 'x-roles': [10, 12] })), 'getWallet'],
  ['a removed operation', changeSpec(({ paths }) => void delete paths['/my-txn']), 'listTransactions'],
  ['a response', changeSpec(({ components }) => void delete components.responses.Conflict?.content), 'Conflict'],
])('requires the name of %s that changed: a changeset that speaks of something else does not count', (_name, current, changed) => {
  const changeset = { bump: 'minor', text: 'The retries wait longer.' };
  expect(findProblems(current, { changeset })).toEqual([
    `${changed} differs from the baseline, but no changeset of @institute/sdk names it.`,
  ]);
});

it('requires the name of a property that is new, also of a schema that a changeset has named for something else', () => {
  expect(findProblems(withRoom, { changeset: { bump: 'minor', text: 'The title of a `Batch` is required.' } })).toEqual([
    'Batch.room differs from the baseline, but no changeset of @institute/sdk names it.',
  ]);
});

it('is silent about a description, a summary, another example, and keys in another order', () => {
  const changed = changeSpec(({ components, paths }) => {
    Object.assign(components.schemas.Batch ?? {}, { description: 'A group.' });
    Object.assign(paths['/wallet']?.get ?? {}, { summary: 'Balance.' });
    Object.assign(paths['/create-batch']?.post?.requestBody?.content['application/json'] ?? {}, { examples: {} });
    components.schemas = Object.fromEntries(Object.entries(components.schemas).reverse());
  });
  expect(findProblems(changed)).toEqual([]);
});
