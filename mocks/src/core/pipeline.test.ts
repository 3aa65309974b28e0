import { createApi, type OperationId } from '@institute/sdk';
import { operations } from '@institute/sdk/contract';
import { afterEach, expect, it } from 'vitest';
import { operatorApi as api, callOperation, listenToRequests, mocks, statusOf, tokens } from '../../test/call-operation.ts';
import { validRequests } from '../../test/valid-requests.ts';
import { createMocks } from '../create-mocks.ts';
import { tokenFor } from '../db/token.ts';
import { contract } from '../generated/contract.ts';

listenToRequests();
afterEach(() => mocks.server.resetHandlers());

const secured = (Object.keys(operations) as OperationId[]).filter((id) => 'security' in operations[id]);

it.each(secured)('%s requires a token where the contract does [R-265]', async (id) => {
  const isTokenOptional = contract[id].isTokenOptional && id !== 'getInvoice';
  expect(await statusOf(callOperation(id, { token: null }))).toBe(isTokenOptional ? 200 : 401);
  expect(await statusOf(callOperation(id, { token: 'mock.bm9ib2R5' }))).toBe(401);
});

it('a resolver that breaks the contract makes the call fail [R-450]', async () => {
  const broken = createMocks({ baseUrl: 'http://broken.localhost/v1' });
  broken.store.state.db.batches.push(JSON.parse('{"_id":"b-broken","owner":"u-franchise"}'));
  mocks.server.use(...broken.handlers);
  const brokenApi = createApi({ baseUrl: 'http://broken.localhost/v1', token: () => tokens.operator });
  await expect(brokenApi.listBatches()).rejects.toThrow(/listBatches breaks the contract: \/batches\/\d+\/title is required/);
});

it('a path outside the contract gets a 404 [R-262]', async () => {
  const response = await fetch('http://localhost/v1/no-such-call');
  expect([response.status, await response.json()]).toEqual([404, { success: false, message: 'The contract has no GET /v1/no-such-call.' }]);
});

/** The operations that the product documents reserve for operators. */
const operatorOperations = (
  'listStudents createStudent listBatches createBatch deleteBatch listResults createResult listExams createExam getHallTicket ' +
  'listMarksheets createMarksheet findMarksheet getWallet listTransactions requestFunds updateMedia'
).split(' ') as OperationId[];

it.each(operatorOperations)('%s accepts operators, and rejects students and visitors [R-016, R-018]', async (id) => {
  expect(await statusOf(callOperation(id, { token: null }))).toBe(401);
  expect(await statusOf(callOperation(id, { token: tokens.student }))).toBe(403);
  expect(await statusOf(callOperation(id, { token: tokenFor('s-002') })), 'a student of a centre').toBe(403);
  expect(await statusOf(callOperation(id, { token: tokens.operator }))).toBe(200);
});

it('a student whom the operator creates has role 11 and can sign in [R-018]', async () => {
  const { input } = validRequests(mocks.store.state.db).createStudent;
  await api.createStudent(input);
  const { users } = await api.listStudents();
  expect(users.find(({ email }) => email === input.email)?.role).toBe(11);
  const { user, token } = await api.login({ email: input.email, password: input.password });
  expect([user.role, (await api.getProfile({}, { token })).user.role]).toEqual([11, 11]);
});
