import { toPointer } from '@institute/sdk/check';
import type { JsonSchema } from '@institute/sdk/schemas';
import { createSchema } from '@institute/sdk/schemas';
import { isRecord } from './requests.ts';
import type { Finding } from './types.ts';

/** All objects at one place of the contract, for example every row of a list. */
interface Place {
  documented: Map<string, JsonSchema[]>;
  /** Keys that every object must have. Another check reports a missing key. */
  required: Set<string>;
  /** Keys that the contract's own example has at this place. */
  exampleKeys: Set<string>;
  objects: { value: Record<string, unknown>; path: Path }[];
}

type Path = readonly (string | number)[];

const secretWords = 'password passwd pwd passcode passphrase token secret hash salt otp apikey credential'.split(' ');

/** The fields of a response body that its schema does not name: secrets and renamed fields as drifts, all others as warnings. */
export function findUndocumentedFields(schema: JsonSchema, body: unknown, example: unknown): Finding[] {
  const places = new Map<string, Place>();
  collect(places, [schema], body, []);
  for (const [name, place] of places) place.exampleKeys = new Set(objectsAt(example, name).flatMap(Object.keys));
  return [...places.values()].flatMap(checkPlace);
}

function collect(places: Map<string, Place>, schemas: JsonSchema[], value: unknown, path: Path): void {
  const parts = schemas.flatMap(alternatives);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: part }) => part ?? []);
    for (const [index, row] of value.entries()) collect(places, items, row, [...path, index]);
  } else if (isRecord(value)) {
    // A schema without properties, or with `additionalProperties`, allows every key.
    if (!parts.some(({ properties }) => properties) || parts.some(({ additionalProperties }) => additionalProperties)) return;
    const documented = propertiesOf(parts);
    const name = path.map((key) => (typeof key === 'number' ? '*' : key)).join('/');
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const place: Place = places.get(name) ?? { documented, required, exampleKeys: new Set(), objects: [] };
    places.set(name, place);
    place.objects.push({ value, path });
    for (const [key, part] of Object.entries(value)) collect(places, documented.get(key) ?? [], part, [...path, key]);
  }
}

/** The schema itself and all schemas that it is composed of. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  return [schema, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(alternatives)];
}

function propertiesOf(schemas: JsonSchema[]): Map<string, JsonSchema[]> {
  const documented = new Map<string, JsonSchema[]>();
  for (const { properties = {} } of schemas)
    for (const [key, schema] of Object.entries(properties)) documented.set(key, [...(documented.get(key) ?? []), schema]);
  return documented;
}

function objectsAt(value: unknown, name: string): Record<string, unknown>[] {
  const keys = name.split('/').filter(Boolean);
  return keys.reduce((values: unknown[], key) => values.flatMap((part) => childrenAt(part, key)), [value]).filter(isRecord);
}

function childrenAt(value: unknown, key: string): unknown[] {
  if (key === '*') return Array.isArray(value) ? value : [];
  return isRecord(value) && Object.hasOwn(value, key) ? [value[key]] : [];
}

function checkPlace(place: Place): Finding[] {
  const firsts = new Map<string, Path>();
  for (const { value, path } of place.objects)
    for (const key of Object.keys(value)) if (!place.documented.has(key) && !firsts.has(key)) firsts.set(key, path);
  return [...firsts].map(([key, path]) => ({ pointer: toPointer([...path, key]), ...checkKey(place, key) }));
}

function checkKey({ documented, required, exampleKeys, objects }: Place, key: string): Omit<Finding, 'pointer'> {
  if (isSecret(key)) return { level: 'drift', area: 'authority', problem: 'is not documented, and its name says that it is a secret' };
  const holders = objects.filter(({ value }) => Object.hasOwn(value, key));
  const isAbsent = (name: string) => !required.has(name) && objects.every(({ value }) => !Object.hasOwn(value, name));
  const spelling = [...documented.keys()].find((name) => normalize(name) === normalize(key) && isAbsent(name));
  if (spelling !== undefined) return { level: 'drift', problem: `is not documented; the contract writes ${spelling}` };
  const renamed = [...exampleKeys].find(
    // Databases add fields such as `__v` and `updatedAt`.
    (name) => !/^_|At$/.test(key) && holders.length === objects.length && isAbsent(name) && fits(documented.get(name), holders, key),
  );
  if (renamed !== undefined) return { level: 'drift', problem: `is not documented, and ${renamed} never comes: was it renamed?` };
  return { level: 'warning', problem: 'is not documented' };
}

function fits(schemas: JsonSchema[] = [], holders: Place['objects'], key: string): boolean {
  return schemas.some((schema) => {
    const { validate } = createSchema(schema)['~standard'];
    return holders.every(({ value }) => !validate(value[key]).issues);
  });
}

/** `accessToken` and `API_KEY` are secrets, `passed` is not. */
function isSecret(key: string): boolean {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return secretWords.some((secret) => words.includes(secret) || words.includes(`${secret}s`) || words.join('') === secret);
}

function normalize(key: string): string {
  return key.toLowerCase().replace(/[_-]/g, '');
}
