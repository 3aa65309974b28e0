import type { Answers, Inputs, OperationId } from '@institute/sdk/contract';
import { expect } from 'vitest';
import { answerFault } from '../check-answer.ts';
import type { Db } from '../db/db.ts';
import { seed } from '../db/seed/index.ts';
import { contract } from '../generated/contract.ts';
import { Refusal } from '../refusal.ts';
import { resolvers } from './index.ts';

type Call = <Id extends OperationId>(id: Id, input: Inputs[Id]) => Promise<Answers[Id]>;

/** A world of its own for a test, and how its people call the resolvers. Every answer must be the contract's. */
export function world(): { db: Db; as: (accountId?: string) => Call } {
  const db = seed();
  const as =
    (accountId?: string): Call =>
    async (id, input) => {
      const viewer = db.accounts.find((account) => account._id === accountId);
      try {
        const answer = await resolvers[id]({ ...PLACE, db, input, viewer });
        expectContract(id, contract[id].status, answer);
        return answer;
      } catch (error) {
        if (error instanceof Refusal) expectContract(id, error.status, { success: false, message: error.reason });
        throw error;
      }
    };
  return { db, as };
}

const PLACE = { origin: 'http://mocks.example.com', appOrigin: 'http://app.example.com', now: '2026-11-21T06:00:00.000Z' };

function expectContract(id: OperationId, status: number, answer: unknown): void {
  const type = typeof answer === 'string' ? 'text/html' : 'application/json';
  expect(answerFault(id, status, type, answer), `${id} with ${status}`).toBeUndefined();
}

/** Expects a refusal with a status, and with a reason where one is given. */
export async function expectRefusal(call: Promise<unknown>, status: number, reason?: Refusal['reason']): Promise<void> {
  const refusal = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject(reason === undefined ? { status } : { status, reason });
}
