import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSpec } from '../../generator/load-spec.ts';
import type { Spec } from '../../generator/spec.ts';
import { root } from '../command.ts';
import { findMissingChangeset } from './changeset-check.ts';

const baseline = await loadSpec(`${root}openapi/openapi.yaml`);
const changed: Spec = { ...baseline, security: [] };
const changesetFolder = mkdtempSync(join(tmpdir(), 'changeset-'));

function writeChangeset(bump: string) {
  writeFileSync(join(changesetFolder, 'a.md'), `---\n'@institute/sdk': ${bump}\n---\n\nText\n`);
}

function findProblem(breakingChanges: string[], { version = '1.2.0', current = changed } = {}) {
  return findMissingChangeset(baseline, current, breakingChanges, changesetFolder, version).join();
}

it('requires a changeset for a changed contract, and a major one for breaking changes', () => {
  expect(findProblem([], { current: baseline })).toBe('');
  expect(findProblem([])).toContain('pnpm changeset');
  writeChangeset('minor');
  expect(findProblem([])).toBe('');
  expect(findProblem(['x'])).toContain('must be major');
  expect(findProblem(['x'], { version: '0.3.0' })).toBe('');
  writeChangeset('major');
  expect(findProblem(['x'])).toBe('');
});
