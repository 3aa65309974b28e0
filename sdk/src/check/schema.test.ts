import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { createSchema } from './schema.ts';

/** `/a/0 must be string` for each issue. */
function issuesOf(schema: JsonSchema, value: unknown): string[] {
  const { issues = [] } = createSchema<unknown>(schema)['~standard'].validate(value);
  return issues.map(({ path, message }) => `/${path.join('/')} ${message}`);
}

describe('a keyword accepts and rejects values', () => {
  it.each<[JsonSchema, unknown[], unknown[], string]>([
    [{ type: 'string' }, ['', 'a'], [1, null, undefined, []], 'must be string'],
    [{ type: 'number' }, [0, -1.5], ['1', Number.NaN, Number.POSITIVE_INFINITY], 'must be number'],
    [{ type: 'integer' }, [0, 3, 2 ** 53], [1.5, '1', Number.NaN], 'must be integer'],
    [{ type: 'boolean' }, [true, false], [0, 'true', null], 'must be boolean'],
    [{ type: 'object' }, [{}, new Blob()], [null, [], 'a'], 'must be object'],
    [{ type: 'array' }, [[], [1]], [{}, { length: 0 }, 'a'], 'must be array'],
    [{ type: ['string', 'null'] }, ['', null], [1, {}, undefined], 'must be string or null'],
    [{ const: 11 }, [11], [10, '11', null], 'must be equal to constant'],
    [{ enum: ['a', 1, null] }, ['a', 1, null], ['b', '1', undefined, false], 'must be one of ["a",1,null]'],
    [{ pattern: '^\\d+$' }, ['12', 12, null], ['', '1a'], 'must match pattern "^\\d+$"'],
    [{ format: 'date' }, ['2026-12-31', 5], ['', '2026-13-01', '2026-1-1', '2026-12-31T00:00'], 'must match format "date"'],
    [{ minimum: 0 }, [0, 0.5, '-1', null], [-1, -0.01], 'must be >= 0'],
    [{ maximum: 10 }, [10, -5, '11'], [11, 10.5], 'must be <= 10'],
    [{ exclusiveMinimum: 0 }, [0.1], [0, -1], 'must be > 0'],
    [{ exclusiveMaximum: 10 }, [9.9], [10], 'must be < 10'],
    [{ multipleOf: 5 }, [0, 15, -5], [3, 7.5], 'must be multiple of 5'],
    [{ minLength: 2 }, ['ab', 'नम', 5], ['', 'a', '\u{1F600}'], 'must NOT have fewer than 2 characters'],
    [{ maxLength: 2 }, ['ab', '', '\u{1F600}\u{1F600}', [1, 2, 3]], ['abc'], 'must NOT have more than 2 characters'],
    [{ minItems: 1 }, [[0], 'x', {}], [[]], 'must NOT have fewer than 1 items'],
    [{ maxItems: 1 }, [[], [0]], [[1, 2]], 'must NOT have more than 1 items'],
    [
      { format: 'date-time' },
      ['2026-12-31T23:59:00Z', '2026-12-31T23:59:00.123+05:30', 5],
      ['', '2026-12-31', '2026-12-31T25:00:00Z', '31/12/2026', '2026-12-31T23:59:00'],
      'must match format "date-time"',
    ],
    [{ format: 'uri' }, ['https://host/p?x=1', 'mailto:a@example.com', 5], ['', 'do', '/p', 'https://a b'], 'must match format "uri"'],
    [{ format: 'email' }, ['a@example.com', 5], ['', 'a', 'a@', 'a b@example.com'], 'must match format "email"'],
    [{ format: 'uuid' }, ['123e4567-e89b-12d3-a456-426614174000', 5], ['', '123e4567'], 'must match format "uuid"'],
    [
      { format: 'binary' },
      [new Blob(), new File([], 'a.png')],
      ['a', {}, null, [new Blob()], { size: 1, type: '', slice: 1 }, new Uint8Array()],
      'must be a file',
    ],
  ])('%j', (schema, valid, invalid, message) => {
    for (const value of valid) expect(issuesOf(schema, value)).toEqual([]);
    for (const value of invalid) expect(issuesOf(schema, value)).toEqual([`/ ${message}`]);
  });
});

describe('an object', () => {
  const schema: JsonSchema = { required: ['a', 'toString'], properties: { a: { type: 'string' }, b: { items: { type: 'number' } } } };

  it('has all issues, those of missing properties first', () => {
    expect(issuesOf(schema, { b: [1, 'x', null] })).toEqual(['/a is required', '/b/1 must be number', '/b/2 must be number']);
    expect(issuesOf(schema, { a: undefined, b: undefined })).toEqual(['/a is required']);
  });

  it('allows other properties, forbids them, or checks them', () => {
    const value = { a: 'x', other: 5, toString: 5 };
    expect(issuesOf(schema, value)).toEqual([]);
    const forbidden = ['/other is not part of the contract', '/toString is not part of the contract'];
    expect(issuesOf({ ...schema, additionalProperties: false }, value)).toEqual(forbidden);
    expect(issuesOf({ ...schema, additionalProperties: { type: 'string' } }, { ...value, toString: 'x' })).toEqual([
      '/other must be string',
    ]);
  });
});

it('allOf matches what matches all of its schemas', () => {
  const schema: JsonSchema = { allOf: [{ required: ['a'] }, { properties: { b: { minimum: 1 } } }] };
  expect(issuesOf(schema, { a: 0, b: 1 })).toEqual([]);
  expect(issuesOf(schema, { b: 1 })).toEqual(['/a is required']);
  expect(issuesOf(schema, { a: 0, b: 0 })).toEqual(['/b must be >= 1']);
});

describe('anyOf', () => {
  const record: JsonSchema = { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } };

  it('reports the alternative that matched furthest', () => {
    const schema = { anyOf: [{ type: 'string' }, record, { type: 'null' }] } as const;
    expect([null, 'a', { _id: 'a' }].flatMap((value) => issuesOf(schema, value))).toEqual([]);
    expect(issuesOf(schema, { _id: 5 })).toEqual(['/_id must be string']);
    expect(issuesOf(schema, {})).toEqual(['/_id is required']);
  });

  it('joins alternatives at the same place, each once', () => {
    expect(issuesOf({ anyOf: [{ type: 'string' }, record, { type: 'null' }, { type: 'string' }] }, 5)).toEqual([
      '/ must be string or object or null',
    ]);
    expect(issuesOf({ anyOf: [{ enum: ['a'] }, { type: 'number' }] }, 'b')).toEqual(['/ must be one of ["a"] or number']);
  });
});

describe('firstOnly', () => {
  const unread = Object.defineProperty({}, 'a', { enumerable: true, get: () => expect.unreachable() });
  const firstIssues = (schema: JsonSchema, value: unknown) =>
    createSchema<unknown>(schema)['~standard'].validate(value, { libraryOptions: { firstOnly: true } }).issues;
  const text: JsonSchema = { type: 'string' };
  const part: JsonSchema = { properties: { a: text } };

  it.each<[string, JsonSchema, unknown, (string | number)[]]>([
    ['an item', { items: part }, [{ a: 5 }, unread], [0, 'a']],
    ['a missing property', { required: ['b', 'd'], properties: { c: part } }, { c: unread }, ['b']],
    ['another property', { properties: { c: part }, additionalProperties: text }, { b: 5, c: unread }, ['b']],
    ['an entry of a map', { additionalProperties: part }, { b: { a: 5 }, c: unread }, ['b', 'a']],
    ['a property', { properties: { b: part, c: part } }, { b: { a: 5 }, c: unread }, ['b', 'a']],
  ])('validates nothing after the issue of %s', (_, schema, value, path) => {
    expect(firstIssues(schema, value)).toMatchObject([{ path }]);
    expect(() => issuesOf(schema, value)).toThrow();
  });
});

it('returns the same value, and refers to other schemas', () => {
  const course = createSchema<{ _id: string }>({ type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } });
  const courses = createSchema<{ _id: string }[]>({ type: 'array', items: course });
  const value = [{ _id: 'c', other: 1 }];
  const result = courses['~standard'].validate(value);
  expect('value' in result && result.value).toBe(value);
  expect(courses['~standard'].validate([{}])).toEqual({ issues: [{ path: [0, '_id'], message: 'is required' }] });
});
