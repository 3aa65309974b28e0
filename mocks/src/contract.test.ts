import { createApi, type OperationId } from '@institute/sdk';
import { operations } from '@institute/sdk/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Case, casesFor } from '../test/inputs.ts';
import { tokenFor } from './db/token.ts';
import { contract } from './generated/contract.ts';
import { createMockServer } from './node.ts';

const mocks = createMockServer();
beforeAll(() => mocks.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await mocks.store.reset();
  mocks.store.state.db.payments.push({
    _id: 'req-test',
    buyer: 'u-student',
    courseId: 'c-ccc',
    amount: 1,
    status: 'created',
    createdAt: '2026-11-21',
  });
});
afterEach(() => mocks.server.resetHandlers());
afterAll(() => mocks.server.close());

const ids = Object.keys(casesFor(mocks.store.state.db)) as OperationId[];
const tokens = { nobody: null, student: tokenFor('u-student'), operator: tokenFor('u-franchise') };

/** Calls by name with the good input of the seed, changed where a test wants it wrong. */
function call(id: OperationId, { extra = {}, token }: { extra?: object; token?: string | null } = {}): Promise<unknown> {
  const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0 });
  const { by, input } = casesFor(mocks.store.state.db)[id] as Case<OperationId>;
  const send = api[id] as (input: object, options: object) => Promise<unknown>;
  return send({ ...input, ...extra }, { token: token === undefined ? tokens[by] : token });
}

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status?: number; message: string }) => error.status ?? error.message,
  );
const secured = ids.filter((id) => 'security' in operations[id]);

describe('every mock', () => {
  it.each(ids)('%s answers a good request within the contract [R-444, R-450]', async (id) => {
    const answer = await call(id);
    if (contract[id].html) expect(answer).toMatch(/^\s*<!doctype html>/i);
    else expect(answer).toMatchObject({ success: true });
  });

  it.each(ids)('%s refuses a request outside the contract with the reason [R-444]', async (id) => {
    await expect(call(id, { extra: { nonsense: '1' } })).rejects.toMatchObject({
      status: 400,
      message: 'nonsense is not part of the contract',
    });
  });

  it.each(secured)('%s wants a token where the contract does [R-265]', async (id) => {
    expect(await statusOf(call(id, { token: null }))).toBe(contract[id].open && !['getInvoice'].includes(id) ? 200 : 401);
    expect(await statusOf(call(id, { token: 'mock.bm9ib2R5' }))).toBe(401);
  });

  it.each(ids.filter((id) => contract[id].roles.length > 0))('%s lets no other role in [R-016, R-018]', async (id) => {
    const other = contract[id].roles.includes(12) ? tokens.student : tokens.operator;
    expect(await statusOf(call(id, { token: other }))).toBe(403);
  });
});

it('the example of the spec answers where there is no resolver yet', async () => {
  const bare = createMockServer({ baseUrl: 'http://bare.localhost/v1', resolvers: {} });
  mocks.server.use(...bare.handlers);
  const api = createApi({ baseUrl: 'http://bare.localhost/v1', token: () => tokens.operator });
  expect(await api.listBatches()).toEqual(contract.listBatches.example);
  expect(await api.findResult({ rollNo: 'x', courseId: 'y' })).toBe(contract.findResult.example);
});

it('a mock that breaks the contract is found out [R-450]', async () => {
  const broken = createMockServer({
    baseUrl: 'http://broken.localhost/v1',
    resolvers: { listBatches: () => JSON.parse('{"success":true,"batches":[{"_id":1}]}') },
  });
  mocks.server.use(...broken.handlers);
  const api = createApi({ baseUrl: 'http://broken.localhost/v1', token: () => tokens.operator });
  await expect(api.listBatches()).rejects.toThrow('listBatches breaks the contract: /batches/0/title is required');
});

it('what is not in the contract has no answer [R-262]', async () => {
  const response = await fetch('http://localhost/v1/no-such-call');
  expect([response.status, await response.json()]).toEqual([404, { success: false, message: 'The contract has no GET /v1/no-such-call.' }]);
});

describe('a bad body has a readable reason', () => {
  const post = (body: BodyInit, type?: string) =>
    fetch('http://localhost/v1/create-batch', {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${tokens.operator}`, ...(type && { 'Content-Type': type }) },
    }).then(async (response) => [response.status, (await response.json()).message]);

  it.each([
    ['{', 'application/json', 'the body is no JSON'],
    ['[]', 'application/json', 'the body must be a JSON object'],
    ['{"time":"","studentLimit":1}', 'application/json', 'title is required'],
    ['{"title":"a","time":"","studentLimit":"many"}', 'application/json', 'studentLimit must be number'],
    ['title=a', 'application/x-www-form-urlencoded', 'the body must be application/json'],
  ])('%s as %s', async (body, type, reason) => {
    expect(await post(body, type)).toEqual([400, reason]);
  });

  it('nothing of a body may stand in the address, and nothing twice', async () => {
    const login = await fetch('http://localhost/v1/login?email=a&password=b', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([login.status, (await login.json()).message]).toEqual([400, 'email does not belong into the query']);
    const course = await fetch('http://localhost/v1/course/c-ccc?id=c-tally');
    expect([course.status, (await course.json()).message]).toEqual([400, 'id does not belong into the query']);
  });

  it('a form without a file, where JSON would do', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(casesFor(mocks.store.state.db).register?.input ?? {})) form.append(name, String(value));
    const response = await fetch('http://localhost/v1/register', { method: 'POST', body: form });
    expect([response.status, (await response.json()).message]).toEqual([
      400,
      'a form must hold a file; without one the body is application/json',
    ]);
  });

  it('students of an exam must be JSON text that fits', async () => {
    expect(await statusOf(call('createExam', { extra: { students: [{ name: 'x' }] } }))).toBe(400);
  });
});
