import type { Operation } from './operation.ts';
import { componentName, resolve, resolveObject, type Schema, type Spec } from './spec.ts';

const letters: Record<string, string> = { string: 's', integer: 'n', number: 'n', boolean: 'b', null: '0' };

const types = `/** The types that a value may have, as letters: \`s\` text, \`n\` number, \`b\` boolean, \`0\` null. Or a list, or a record. */
export type Shape = string | readonly [Shape] | RecordShape

export interface RecordShape {
  readonly must?: Readonly<Record<string, Shape>>
  readonly may?: Readonly<Record<string, Shape>>
  /** The types that a value in place of the record may have, as letters. */
  readonly or?: string
}
`;

/** The shapes of the JSON responses, far smaller than their schemas: the type of each value, and what a record must have. */
export function emitShapes(spec: Spec, operations: Operation[]): string {
  const shared = new Map<string, string>();
  const rows = operations
    .filter(({ html, response }) => !html && Object.keys(resolveObject(spec, response).properties ?? {}).length > 0)
    .map(({ id, response }) => `  ${id}: ${emitShape(response)},`);
  return [
    "import type { OperationId } from './operations.ts'",
    '',
    types,
    ...[...shared].map(([name, expression]) => `const ${name}: RecordShape = ${expression}`),
    '',
    '/** The shape of the JSON response of each operation. */',
    'export const shapes: { readonly [Id in OperationId]?: RecordShape } = {',
    ...rows,
    '}',
    '',
  ].join('\n');

  function emitShape(schema: Schema): string {
    const { type, items, properties, anyOf } = resolveObject(spec, schema);
    if (items) return `[${emitShape(items)}]`;
    if (properties) return schema.$ref ? emitShared(schema) : emitRecord(schema);
    const alternatives = anyOf ?? [type ?? []].flat().map((one) => ({ type: one }));
    const records = alternatives.filter((alternative) => resolveObject(spec, alternative).properties);
    const scalars = alternatives.filter((alternative) => !records.includes(alternative));
    const kinds = [...new Set(scalars.flatMap((scalar) => kindsOf(scalar)))].join('');
    if (records.length === 0) return `'${kinds}'`;
    if (records.length > 1) throw new Error('A value that is one of several records has no shape.');
    return `{ ...${emitShape(records[0] ?? {})}, or: '${kinds}' }`;
  }

  function kindsOf(schema: Schema): string[] {
    const { type, anyOf } = resolve(spec, schema);
    return anyOf ? anyOf.flatMap(kindsOf) : [type ?? []].flat().flatMap((one) => letters[one] ?? []);
  }

  function emitShared(schema: Schema): string {
    const name = componentName(schema.$ref ?? '');
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    // Sets the record after the records that it refers to, because a constant cannot be read before its declaration.
    if (!shared.has(constant)) shared.set(constant, emitRecord(schema));
    return constant;
  }

  function emitRecord(schema: Schema): string {
    const { properties = {}, required = [] } = resolveObject(spec, schema);
    // The client has already checked `success`.
    const names = Object.keys(properties).filter((name) => name !== 'success');
    const members = (isRequired: boolean) =>
      names.filter((name) => required.includes(name) === isRequired).map((name) => `${name}: ${emitShape(properties[name] ?? {})}`);
    const parts = Object.entries({ must: members(true), may: members(false) }).filter(([, list]) => list.length > 0);
    return `{ ${parts.map(([name, list]) => `${name}: { ${list.join(', ')} }`).join(', ')} }`;
  }
}
