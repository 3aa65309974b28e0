import { describe, expect, it } from 'vitest';
import { createClient } from '../../test/public-contracts/create-client.ts';

const json = (media: object) => ({ content: { 'application/json': media } });
/** The status of a response with an example, and of a request with the same value. */
async function statusesOf(schema: object, value: unknown) {
  const body = { type: 'object', properties: { value: schema } };
  const responses = { 200: json({ schema, example: value }) };
  const post = { operationId: 'send', requestBody: json({ schema: body }), responses };
  const { call } = createClient({ paths: { '/a': { get: { operationId: 'read', responses }, post } }, components });
  return [(await call('GET', '/a')).status, (await call('POST', '/a', { body: { value } })).status];
}
const components = { schemas: { Text: { type: 'string' } } };

describe('a schema', () => {
  it.each(['password', 'byte', 'int64', 'ipv4', 'hostname'])('allows any text with the format %s', async (format) => {
    expect(await statusesOf({ type: 'string', format }, 'a')).toEqual([200, 200]);
  });

  it('is checked for the formats that the mocks know', async () => {
    expect(await statusesOf({ type: 'string', format: 'date' }, '2026-11-21')).toEqual([200, 200]);
    expect(await statusesOf({ type: 'string', format: 'date' }, 'a')).toEqual([500, 400]);
  });

  it('has a property that is called as a keyword', async () => {
    const properties = { format: { type: 'string' }, oneOf: { type: 'integer' } };
    expect(await statusesOf({ type: 'object', properties }, { format: 'a', oneOf: 1 })).toEqual([200, 200]);
    expect(await statusesOf({ type: 'object', properties }, { format: 1 })).toEqual([500, 400]);
  });

  it.each([
    ['oneOf', { oneOf: [{ $ref: '#/components/schemas/Text' }, { type: 'boolean' }] }],
    ['oneOf next to anyOf', { anyOf: [{}], oneOf: [{ $ref: '#/components/schemas/Text' }] }],
    ['oneOf in a list', { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Text' }] } }],
  ])('is checked with %s', async (_name, schema) => {
    const [good, bad] = 'items' in schema ? [['a'], [5]] : ['a', 5];
    expect(await statusesOf(schema, good)).toEqual([200, 200]);
    expect(await statusesOf(schema, bad)).toEqual([500, 400]);
  });

  it.each([{ not: { type: 'string' } }, { if: {}, else: false }, { contains: {} }, { pattern: '[\\w-.]\\-' }])(
    'ignores %o',
    async (schema) => {
      expect(await statusesOf(schema, 'a')).toEqual([200, 200]);
    },
  );
});

describe('a response', () => {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const statusOf = async (operation: object) =>
    (await createClient({ paths: { '/pets/{id}': { get: operation } } }).call('GET', '/pets/1')).status;

  it('with an example needs no schema', async () => {
    expect(await statusOf({ responses: { 200: json({ example: { a: 1 } }) } })).toBe(200);
    expect(await statusOf({ responses: { '2XX': json({ example: { a: 1 } }) } })).toBe(200);
  });

  it.each(['404', '4XX', 'default'])('%s without a schema allows any error', async (status) => {
    const get = { 'x-state': { get: 'pets' }, parameters };
    expect(await statusOf({ ...get, responses: { 200: {}, [status]: { description: 'Error' } } })).toBe(404);
    expect(await statusOf({ ...get, responses: { 200: {}, [status]: json({ example: 'No such pet' }) } })).toBe(404);
  });
});
