import { type ChangeKind, queriesOfContract } from './contract-fields.ts';
import type { Variant } from './response-variants.ts';

/** Every query of the contract with a JSON response. */
export const queries = await queriesOfContract();

/** Each possible change of a response on its own, and all changes of a kind together. */
export const variants: Variant[] = queries.flatMap(({ id, changes }) => {
  const ofKind = (kind: ChangeKind) => changes.filter((change) => change.kind === kind);
  const innermost = ofKind('missing').filter(({ path }) => changes.every((other) => !isInside(other.path, path)));
  const groups = {
    'all optional missing': ofKind('missing'),
    'all innermost missing': innermost,
    'all null': ofKind('null'),
    'all ids': ofKind('id'),
    'all numbers': ofKind('number'),
    'all unknown values': ofKind('unknown value'),
  };
  return [
    ...Object.entries(groups).map(([name, group]) => ({ name: `${id}: ${name}`, query: id, changes: group })),
    ...changes.map((change) => ({ name: `${id}: ${change.path.join('/')} ${change.kind}`, query: id, changes: [change] })),
  ].filter((variant) => variant.changes.length > 0);
});

function isInside(path: string[], outer: string[]): boolean {
  return path.length > outer.length && outer.every((name, index) => path[index] === name);
}
