import { describe, expect, it } from 'vitest';
import { createClient } from '../../test/public-contracts/create-client.ts';

const json = (media: object) => ({ content: { 'application/json': media } });
const responding = (example: unknown) => ({ responses: { 200: json({ schema: {}, example }) } });
const parameter = (name: string, schema: object, location = 'query') => ({ name, in: location, required: location === 'path', schema });
const pet = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
const data = { pets: [{ id: '1', name: 'Rex' }] };
const getPet = (name: string) => ({
  operationId: 'getPet',
  'x-state': { get: 'pets', key: 'id' },
  parameters: [parameter(name, { type: 'string' }, 'path')],
  responses: { 200: json({ schema: pet }) },
});

describe('a path', () => {
  it('needs no operationId', async () => {
    const { call, journal } = createClient({ paths: { '/a': { get: responding('a') }, '/b/{id}': { get: responding('b') } } });
    expect([(await call('GET', '/a')).body, (await call('GET', '/b/1')).body]).toEqual(['a', 'b']);
    expect(journal.all().map(({ operation }) => operation)).toEqual(['GET /a', 'GET /b/{id}']);
  });

  it.each(['pet-id', 'pet.id', '$petId'])('has a parameter named %s', async (name) => {
    const { call, journal } = createClient({ paths: { [`/pets/{${name}}`]: { get: getPet(name) } } }, { data });
    expect(await call('GET', '/pets/1')).toEqual({ status: 200, body: { id: '1', name: 'Rex' } });
    expect(journal.all()[0]?.input).toEqual({ [name]: '1' });
  });

  it('without parameters comes before one with parameters, in any order of the document', async () => {
    const paths = {
      '/pets/{id}': { get: getPet('id') },
      '/pets/{id}.txt': { get: responding('text') },
      '/pets/count': { get: responding(7) },
    };
    const { call } = createClient({ paths }, { data });
    expect((await call('GET', '/pets/count')).body).toBe(7);
    expect((await call('GET', '/pets/1.txt')).body).toBe('text');
    expect((await call('GET', '/pets/1')).body).toMatchObject({ name: 'Rex' });
  });

  it('can be a reference', async () => {
    const components = { pathItems: { A: { parameters: [parameter('page', { type: 'integer' })], get: responding('a') } } };
    const { call } = createClient({ paths: { '/a': { $ref: '#/components/pathItems/A' } }, components });
    expect((await call('GET', '/a?page=1')).body).toBe('a');
    expect((await call('GET', '/a?page=one')).status).toBe(400);
  });

  it('holds the key of a record, also when the body has a field of the same name', async () => {
    const put = { ...getPet('id'), 'x-state': { update: 'pets', key: 'id' }, requestBody: json({ schema: pet }) };
    const { call } = createClient({ paths: { '/pets/{id}': { put } } }, { data });
    expect((await call('PUT', '/pets/1', { body: { id: '2', name: 'Max' } })).body).toEqual({ id: '1', name: 'Max' });
  });
});

describe('a parameter', () => {
  const components = { schemas: { Page: { type: 'integer' }, Flag: { type: 'boolean' } } };
  const inputOf = async (schema: object, text: string) => {
    const get = { operationId: 'read', ...responding('a'), parameters: [parameter('value', schema)] };
    const { call, journal } = createClient({ paths: { '/a': { get } }, components });
    const { status } = await call('GET', `/a?value=${text}`);
    return status === 200 ? journal.all()[0]?.input : status;
  };

  it.each([
    ['a number behind a reference', { $ref: '#/components/schemas/Page' }, '5', 5],
    ['a number or null', { type: ['integer', 'null'] }, '5', 5],
    ['one of several numbers', { anyOf: [{ $ref: '#/components/schemas/Page' }, { type: 'null' }] }, '5', 5],
    ['a boolean', { type: 'boolean' }, 'true', true],
    ['a boolean behind a reference', { allOf: [{ $ref: '#/components/schemas/Flag' }] }, 'false', false],
    ['a list of numbers', { type: 'array', items: { $ref: '#/components/schemas/Page' } }, '1,2', [1, 2]],
    ['a list of booleans', { type: ['array', 'null'], items: { type: 'boolean' } }, 'true&value=false', [true, false]],
    ['a text of digits', { type: 'string' }, '5', '5'],
    ['a text or a number', { type: ['string', 'integer'] }, '5', '5'],
  ])('is %s', async (_name, schema, text, value) => {
    expect(await inputOf(schema, text)).toEqual({ value });
  });

  it.each([
    ['a text where a number belongs', { type: 'integer' }, 'five'],
    ['a text where a boolean belongs', { type: 'boolean' }, 'yes'],
    ['a text in a list of numbers', { type: 'array', items: { type: 'integer' } }, '1,two'],
  ])('rejects %s', async (_name, schema, text) => {
    expect(await inputOf(schema, text)).toBe(400);
  });

  it('stands in the query beside a body, and a property of the body does not', async () => {
    const json = { schema: { type: 'object', properties: { name: { type: 'string' } } } };
    const parameters = [parameter('dryRun', { type: 'boolean' })];
    const post = { ...responding('a'), parameters, requestBody: { content: { 'application/json': json } } };
    const { call, journal } = createClient({ paths: { '/a': { post } } });
    expect((await call('POST', '/a?dryRun=true', { body: { name: 'Rex' } })).status).toBe(200);
    expect(journal.all()[0]).toMatchObject({ input: { dryRun: true, name: 'Rex' } });
    expect((await call('POST', '/a?name=Tom', { body: {} })).status).toBe(400);
  });

  it('is a list in a path', async () => {
    const parameters = [parameter('ids', { type: 'array', items: { type: 'integer' } }, 'path')];
    const { call, journal } = createClient({ paths: { '/a/{ids}': { get: { ...responding('a'), parameters } } } });
    await call('GET', '/a/1,2');
    expect(journal.all()[0]).toMatchObject({ status: 200, input: { ids: [1, 2] } });
  });

  it('becomes a number or stays a file in a form', async () => {
    const schema = {
      type: 'object',
      properties: { count: { $ref: '#/components/schemas/Page' }, photo: { type: 'string', format: 'binary' } },
    };
    const post = { ...responding('a'), requestBody: { content: { 'multipart/form-data': { schema } } } };
    const { send, journal } = createClient({ paths: { '/a': { post } }, components });
    const body = new FormData();
    body.append('count', '5');
    body.append('photo', new Blob(['a']), 'a.png');
    await send('/a', { method: 'POST', body });
    expect(journal.all()[0]).toMatchObject({ status: 200, input: { count: 5 } });
  });
});
