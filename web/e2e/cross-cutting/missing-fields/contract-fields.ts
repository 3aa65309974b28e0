import { fileURLToPath } from 'node:url';
import { loadSpec } from '../../../../openapi/generator/load-spec.ts';
import { type Operation, readOperations } from '../../../../openapi/generator/operation.ts';
import { resolve, type Schema, type Spec } from '../../../../openapi/generator/spec.ts';

/**
 * A change after which a field still conforms to the contract, or to one with a new enum value. `id` replaces a record by its id, `number`
 * a string by a number.
 */
export type ChangeKind = 'missing' | 'null' | 'id' | 'number' | 'unknown value';

/** A change and its path in the response; `*` stands for every item of a list. */
export interface FieldChange {
  path: string[];
  kind: ChangeKind;
}

/** A query of the contract, a pattern that matches its URL paths, and the changes that its response allows. */
export interface Query {
  id: string;
  pattern: string;
  changes: FieldChange[];
}

/** Every query with a JSON response, read from the contract: a new optional field is covered without a change here. */
export async function queriesOfContract(): Promise<Query[]> {
  const spec = await loadSpec(fileURLToPath(new URL('../../../../openapi/openapi.yaml', import.meta.url)));
  return readOperations(spec)
    .filter(({ isQuery, html }) => isQuery && !html)
    .map((operation) => ({ id: operation.id, pattern: patternOf(operation), changes: changesOf(spec, operation.response, []) }));
}

function patternOf({ path }: Operation): string {
  return `^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`;
}

function changesOf(spec: Spec, unresolved: Schema, path: string[]): FieldChange[] {
  const schema = resolve(spec, unresolved);
  const alternatives = (schema.anyOf ?? []).flatMap((alternative) => changesOf(spec, alternative, path));
  const items = schema.items ? changesAt(spec, schema.items, [...path, '*'], false) : [];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    changesAt(spec, property, [...path, name], !schema.required?.includes(name)),
  );
  return [...alternatives, ...items, ...properties];
}

/** The changes of a field and of the fields inside it. */
function changesAt(spec: Spec, unresolved: Schema, path: string[], isOptional: boolean): FieldChange[] {
  const schema = resolve(spec, unresolved);
  const alternatives = [schema, ...(schema.anyOf ?? [])].map((alternative) => resolve(spec, alternative));
  const types = alternatives.flatMap(({ type }) => type ?? []);
  const kinds: ChangeKind[] = [];
  if (isOptional) kinds.push('missing');
  if (types.includes('null')) kinds.push('null');
  if (types.includes('string') && types.includes('object')) kinds.push('id');
  if (types.includes('string') && (types.includes('integer') || types.includes('number'))) kinds.push('number');
  if (isOptional && schema.enum) kinds.push('unknown value');
  return [...kinds.map((kind) => ({ path, kind })), ...changesOf(spec, schema, path)];
}
