import { createApi, type OperationId } from '@institute/sdk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callOperation, mocks, statusOf, tokens } from '../../test/call-operation.ts';
import { validRequests } from '../../test/valid-requests.ts';
import { tokenFor } from '../db/token.ts';

beforeAll(() => mocks.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => mocks.reset());
afterAll(() => mocks.server.close());

/** The operations that the product documents reserve for operators. */
const operatorOperations: OperationId[] = [
  'listStudents',
  'createStudent',
  'listBatches',
  'createBatch',
  'deleteBatch',
  'listResults',
  'createResult',
  'listExams',
  'createExam',
  'getHallTicket',
  'listMarksheets',
  'createMarksheet',
  'findMarksheet',
  'getWallet',
  'listTransactions',
  'requestFunds',
  'updateMedia',
];

it.each(operatorOperations)('%s accepts operators, and rejects students and visitors [R-016, R-018]', async (id) => {
  expect(await statusOf(callOperation(id, { token: null }))).toBe(401);
  expect(await statusOf(callOperation(id, { token: tokens.student }))).toBe(403);
  expect(await statusOf(callOperation(id, { token: tokenFor('s-002') })), 'a student of a centre').toBe(403);
  expect(await statusOf(callOperation(id, { token: tokens.operator }))).toBe(200);
});

it('a student whom the operator creates has role 11 and can sign in [R-018]', async () => {
  const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0 });
  const { input } = validRequests(mocks.store.state.db).createStudent;
  expect(input.role).toBe(11);
  await api.createStudent(input, { token: tokens.operator });
  const { users } = await api.listStudents({}, { token: tokens.operator });
  expect(users.find(({ email }) => email === input.email)?.role).toBe(11);
  const { user, token } = await api.login({ email: input.email, password: input.password });
  expect([user.role, (await api.getProfile({}, { token })).user.role]).toEqual([11, 11]);
});
