import type { OperationId } from '@institute/sdk/contract';
import type { Db } from './db/db.ts';
import { hugeStudents } from './db/seed/huge.ts';
import { emptyFranchise } from './db/seed/index.ts';

/** A fault instead of an answer. */
export interface Fault {
  status: number;
  body: string | { success: false; message: string | Record<string, string[]> };
}

/** A named world. */
export interface Scenario {
  /** One line for the developer panel. */
  about: string;
  /** Changes the seed. */
  arrange?: (db: Db) => void;
  /** Milliseconds before every answer. */
  latencyMs?: number;
  /** Every token counts as expired. */
  tokensExpired?: boolean;
  /** Answers in place of the resolver; `count` is the number of calls so far, from 1. */
  fault?: (id: OperationId, count: number) => Fault | undefined;
}

const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`;

const named = {
  'new-franchise': { about: 'The first day of a centre: every list is empty', arrange: emptyFranchise },
  'empty-wallet': {
    about: 'The wallet is at 0',
    arrange: (db) => {
      db.wallets['u-franchise'] = 0;
    },
  },
  huge: { about: '100,000 students', arrange: addStudents },
  slow: { about: 'Every answer takes two seconds', latencyMs: 2000 },
  flaky: {
    about: 'Every third call fails with 503',
    fault: (_id, count) => (count % 3 === 0 ? { status: 503, body: refusal('The server is busy. Please try again.') } : undefined),
  },
  'expired-token': { about: 'Every token has expired', tokensExpired: true },
  'payment-refused': {
    about: 'The payment provider refuses phone and amount',
    fault: (id) => (id === 'createPurchase' ? { status: 422, body: refusedFields } : undefined),
  },
  'server-500': {
    about: 'Every call fails with 500',
    fault: () => ({ status: 500, body: refusal('Something went wrong on our side. Please try again.') }),
  },
  'html-error': { about: 'A proxy answers every call with a page', fault: () => ({ status: 502, body: page('502 Bad Gateway') }) },
} satisfies Record<string, Scenario>;

const refusedFields = {
  success: false as const,
  message: {
    phone: ['Please enter a valid phone number.', 'The phone number must have 10 digits.'],
    amount: ['The amount is above the limit of this account.'],
  },
};

function refusal(message: string): { success: false; message: string } {
  return { success: false, message };
}

function addStudents(db: Db): void {
  db.accounts = db.accounts.concat(hugeStudents(100_000));
}

export type ScenarioName = keyof typeof named;

/** The worlds that can be chosen by name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = named;

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
