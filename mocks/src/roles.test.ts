import { createApi, type OperationId } from '@institute/sdk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Case, casesFor } from '../test/inputs.ts';
import { tokenFor } from './db/token.ts';
import { createMockServer } from './node.ts';

const mocks = createMockServer();
beforeAll(() => mocks.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => mocks.store.reset());
afterAll(() => mocks.server.close());

const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0 });
const people = {
  visitor: null,
  student: tokenFor('u-student'),
  'student of a centre': tokenFor('s-002'),
  operator: tokenFor('u-franchise'),
};

/** Everything that the operator's documents give to role 12 alone, in their words. */
const operatorCalls = [
  ...[
    'listStudents',
    'createStudent',
    'listBatches',
    'createBatch',
    'deleteBatch',
    'listResults',
    'createResult',
    'listExams',
    'createExam',
  ],
  ...[
    'getHallTicket',
    'listMarksheets',
    'createMarksheet',
    'findMarksheet',
    'getWallet',
    'listTransactions',
    'requestFunds',
    'updateMedia',
  ],
] as OperationId[];

/** The status of a call with a good request of the seed. */
function statusFor(id: OperationId, token: string | null): Promise<number> {
  const { input } = casesFor(mocks.store.state.db)[id] as Case<OperationId>;
  const send = api[id] as (input: object, options: object) => Promise<unknown>;
  return send(input, { token }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

it.each(operatorCalls)('%s serves the operator, and neither students nor visitors [R-016, R-018]', async (id) => {
  const statuses = [];
  for (const token of Object.values(people)) statuses.push(await statusFor(id, token));
  expect(statuses).toEqual([401, 403, 403, 200]);
});

it('a student whom the operator creates has role 11 and can sign in [R-018]', async () => {
  const { input } = casesFor(mocks.store.state.db).createStudent as Case<'createStudent'>;
  expect(input.role).toBe(11);
  await api.createStudent(input, { token: people.operator });
  const { users } = await api.listStudents({}, { token: people.operator });
  expect(users.find(({ email }) => email === input.email)?.role).toBe(11);
  const { user, token } = await api.login({ email: input.email, password: input.password });
  expect([user.role, (await api.getProfile({}, { token })).user.role]).toEqual([11, 11]);
});
