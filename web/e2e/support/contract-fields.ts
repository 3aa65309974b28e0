import { fileURLToPath } from 'node:url';
import { type Operation, readOperations } from '../../../openapi/generator/operation.ts';
import { loadSpec, resolve, type Schema, type Spec } from '../../../openapi/generator/spec.ts';

/** What is done to a field of an answer: all of it is still within the contract, or an enum of a newer one. */
export type Change = 'dropped' | 'null' | 'as id' | 'as number' | 'unknown';

/** A place in an answer, `*` for every item of a list, and what is done there. */
export interface Field {
  path: string[];
  change: Change;
}

/** A read of the contract: which addresses are its, and what its answer may lack. */
export interface Read {
  id: string;
  pattern: string;
  fields: Field[];
}

/** Every read that answers JSON, from the contract itself: a new optional field is tested as soon as it is described. */
export async function readsOfContract(): Promise<Read[]> {
  const spec = await loadSpec(fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url)));
  return readOperations(spec)
    .filter(({ read, html }) => read && !html)
    .map((operation) => ({ id: operation.id, pattern: patternOf(operation), fields: fieldsOf(spec, operation.answer, []) }));
}

function patternOf({ path }: Operation): string {
  return `^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`;
}

function fieldsOf(spec: Spec, unresolved: Schema, path: string[]): Field[] {
  const schema = resolve(spec, unresolved);
  const inside = (schema.anyOf ?? []).flatMap((choice) => fieldsOf(spec, choice, path));
  const items = schema.items ? placeOf(spec, schema.items, [...path, '*'], false) : [];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    placeOf(spec, property, [...path, name], !schema.required?.includes(name)),
  );
  return [...inside, ...items, ...properties];
}

/** What may happen in one place, and inside of it. */
function placeOf(spec: Spec, unresolved: Schema, path: string[], optional: boolean): Field[] {
  const schema = resolve(spec, unresolved);
  const choices = [schema, ...(schema.anyOf ?? [])].map((choice) => resolve(spec, choice));
  const types = choices.flatMap(({ type }) => type ?? []);
  const changes: Change[] = [];
  if (optional) changes.push('dropped');
  if (types.includes('null')) changes.push('null');
  if (types.includes('string') && types.includes('object')) changes.push('as id');
  if (types.includes('string') && (types.includes('integer') || types.includes('number'))) changes.push('as number');
  if (optional && schema.enum) changes.push('unknown');
  return [...changes.map((change) => ({ path, change })), ...fieldsOf(spec, schema, path)];
}
