import { readsOfContract } from './contract-fields.ts';
import type { Variant } from './response-variants.ts';

/** Every read of the contract that answers JSON. */
export const reads = await readsOfContract();

/** Everything that an answer may lack: at once, innermost first, and each alone; and everything that may be null. */
export const variants: Variant[] = reads.flatMap(({ id, fields }) => {
  const of = (change: string) => fields.filter((field) => field.change === change);
  const innermost = of('dropped').filter(({ path }) => fields.every((other) => !isInside(other.path, path)));
  const together = [of('dropped'), innermost, of('null'), of('as id'), of('as number'), of('unknown')];
  const names = [
    'all that is optional dropped',
    'all that is innermost dropped',
    'all null',
    'all as ids',
    'all as numbers',
    'all unknown',
  ];
  return [
    ...together.map((some, index) => ({ name: `${id}: ${names[index]}`, read: id, fields: some })),
    ...fields.map((field) => ({ name: `${id}: ${field.path.join('/')} ${field.change}`, read: id, fields: [field] })),
  ].filter((variant) => variant.fields.length > 0);
});

function isInside(path: string[], outer: string[]): boolean {
  return path.length > outer.length && outer.every((name, index) => path[index] === name);
}
