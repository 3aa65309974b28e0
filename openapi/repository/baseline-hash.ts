import { createHash } from 'node:crypto';
import type { Spec } from '../generator/spec.ts';

/** The hash that `pnpm release` writes into the baseline as `x-release`. */
export function hashSpec({ 'x-release': _release, ...spec }: Spec): string {
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex');
}

/** A baseline that was edited by hand would hide the same changes in the contract. */
export function findBaselineProblems(baseline: Spec): string[] {
  const release = baseline['x-release'];
  if (release?.sha256 === hashSpec(baseline)) return [];
  const reason = release ? 'does not have the hash of its release' : 'has no x-release';
  return [`openapi/baseline.yaml ${reason}: only \`pnpm release\` may change it. Undo the edit: git checkout openapi/baseline.yaml`];
}
