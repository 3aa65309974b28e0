import { expect, it } from 'vitest';
import { readState } from './read-state.ts';

const record = {
  type: 'object',
  properties: { _id: { type: 'integer' }, name: { type: 'string' }, secret: { type: 'string', writeOnly: true } },
};
const respondingWith = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const path = { name: 'id', in: 'path' };

it('reads where the records stand in a response, and what filters them', () => {
  const schema = { type: 'object', properties: { success: { type: 'boolean' }, rows: { type: 'array', items: record } } };
  const parameters = [
    { name: 'name', in: 'query' },
    { name: 'page', in: 'query' },
  ];
  const operation = {
    operationId: 'listRows',
    'x-state': { list: 'rows', owner: 'owner', order: 'newest' },
    parameters,
    ...respondingWith(schema),
  };
  expect(readState({ paths: {} }, operation)).toEqual({
    action: 'list',
    collection: 'rows',
    key: '_id',
    owner: 'owner',
    isNewestFirst: true,
    filters: ['name'],
    property: 'rows',
    fields: ['_id', 'name'],
    keyType: 'number',
  });
});

it('reads the key of a record from the last path parameter', () => {
  const operation = { operationId: 'getRow', 'x-state': { get: 'rows' }, parameters: [path], ...respondingWith(record) };
  expect(readState({ paths: {} }, operation)).toMatchObject({ keyInput: 'id', property: '' });
});

it.each([
  [{ type: ['integer', 'null'] }, { keyType: 'number' }],
  [{ type: 'string', format: 'uuid' }, { keyType: 'uuid' }],
  [{ type: 'string' }, {}],
])('reads the type of the key %o', (id, keyType) => {
  const operation = { 'x-state': { insert: 'rows', key: 'id' }, ...respondingWith({ type: 'object', properties: { id } }) };
  expect(readState({ paths: {} }, operation)).toEqual({
    action: 'insert',
    collection: 'rows',
    key: 'id',
    property: '',
    fields: ['id'],
    ...keyType,
  });
});

it.each([
  ['no action', { owner: 'owner' }, [path], 'x-state of removeRow must have one of list, get, insert, update, remove, signIn.'],
  ['an unknown word', { remove: 'rows', soft: true }, [path], "x-state of removeRow must have one of .+, and has an unknown 'soft'"],
  ['no parameter for the key', { remove: 'rows' }, [], 'x-state of removeRow needs a path parameter for the key.'],
])('names the operation of a rule with %s', (_name, state, parameters, message) => {
  expect(() => readState({ paths: {} }, { operationId: 'removeRow', 'x-state': state, parameters })).toThrow(new RegExp(message));
});
