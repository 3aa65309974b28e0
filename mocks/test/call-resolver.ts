import type { Inputs, OperationId, Responses } from '@institute/sdk/contract';
import { expect } from 'vitest';
import { resolvers } from '../src/core/pipeline.ts';
import { type ErrorMessage, errorBody, findMismatches, HttpError } from '../src/core/response.ts';
import type { Db } from '../src/db/db.ts';
import { createSeedDb } from '../src/db/seed/index.ts';
import { contract } from '../src/generated/contract.ts';
import { validRequests } from './valid-requests.ts';

type Call = <Id extends OperationId>(id: Id, input: Inputs[Id]) => Promise<Responses[Id]>;

export interface TestContext {
  db: Db;
  /** Calls resolvers as an account, or as a visitor without an id. */
  as: (accountId?: string) => Call;
  /** The valid input of an operation, with changes. */
  input: <Id extends OperationId>(id: Id, changes?: object) => Inputs[Id];
}

/** Seeds a database for one test. Every response of a resolver must match the contract. */
export function createTestContext(): TestContext {
  const db = createSeedDb();
  const as =
    (accountId?: string): Call =>
    async <Id extends OperationId>(id: Id, input: Inputs[Id]) => {
      const viewer = db.accounts.find((account) => account._id === accountId);
      try {
        const body = await resolvers[id]({ ...request, db, input, viewer });
        expectValid(id, contract[id].status, body);
        return body as Responses[Id];
      } catch (error) {
        if (error instanceof HttpError) expectValid(id, error.status, errorBody(error.reason));
        throw error;
      }
    };
  const input = <Id extends OperationId>(id: Id, changes: object = {}): Inputs[Id] => ({ ...validRequests(db)[id].input, ...changes });
  return { db, as, input };
}

const request = { origin: 'http://mocks.example.com', appOrigin: 'http://app.example.com', now: '2026-11-21T06:00:00.000Z' };

function expectValid(id: OperationId, status: number, body: unknown): void {
  expect(findMismatches(contract[id], { status, body }), `${id} with ${status}`).toEqual([]);
}

export async function expectHttpError(call: Promise<unknown>, status: number, reason?: ErrorMessage): Promise<void> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject(reason === undefined ? { status } : { status, reason });
}
