import { fileURLToPath } from 'node:url';
import { loadSpec } from '../../../../openapi/generator/load-spec.ts';
import { type Operation, readOperations } from '../../../../openapi/generator/operation.ts';
import { resolve, type Schema, type Spec } from '../../../../openapi/generator/spec.ts';

/**
 * A change of the field at a path of the response, where `*` stands for every item of a list. The field still conforms to the contract, or
 * to a contract without its enum, format or pattern. `id` replaces a record by its id, `number` a string by a number.
 */
export interface FieldChange {
  path: string[];
  kind: 'missing' | 'null' | 'id' | 'number' | 'unknown value';
}

/** Changes to the response of one query. */
export interface Variant {
  name: string;
  query: string;
  changes: FieldChange[];
}

/** A query of the contract, and a pattern that matches its URL paths. */
export interface Query {
  id: string;
  pattern: string;
}

const spec = await loadSpec(fileURLToPath(new URL('../../../../openapi/openapi.yaml', import.meta.url)));
const operations = readOperations(spec).filter(({ isQuery, html }) => isQuery && !html);

/** Every query with a JSON response, read from the contract: a new optional field is covered without a change here. */
export const queries: Query[] = operations.map(({ id, path }) => ({ id, pattern: `^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$` }));

/** Each possible change of a response on its own, and all optional fields missing together: the outermost or the innermost fields. */
export const variants: Variant[] = operations.flatMap(({ id, response }: Operation) => {
  const changes = changesOf(spec, response, []);
  const missing = changes.filter(({ kind }) => kind === 'missing');
  const innermost = missing.filter(({ path }) => changes.every((other) => !isInside(other.path, path)));
  return [
    { name: `${id}: all optional missing`, query: id, changes: missing },
    { name: `${id}: all innermost missing`, query: id, changes: innermost },
    ...changes.map((change) => ({ name: `${id}: ${change.path.join('/')} ${change.kind}`, query: id, changes: [change] })),
  ].filter((variant) => variant.changes.length > 0);
});

function isInside(path: string[], outer: string[]): boolean {
  return path.length > outer.length && outer.every((name, index) => path[index] === name);
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
  const kinds: FieldChange['kind'][] = [];
  if (isOptional) kinds.push('missing');
  if (types.includes('null')) kinds.push('null');
  if (types.includes('string') && types.includes('object')) kinds.push('id');
  if (types.includes('string') && (types.includes('integer') || types.includes('number'))) kinds.push('number');
  if ((isOptional && schema.enum) || schema.format || schema.pattern) kinds.push('unknown value');
  return [...kinds.map((kind) => ({ path, kind })), ...changesOf(spec, schema, path)];
}
