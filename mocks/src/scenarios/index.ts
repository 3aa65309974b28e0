import { errorBody } from '../core/errors.ts';
import { defineScenario, type Scenario } from '../core/scenario.ts';
import { hugeStudents } from './huge-students.ts';
import { removeFranchiseData } from './new-franchise.ts';

const paymentErrors = {
  phone: ['Please enter a valid phone number.', 'The phone number must have 10 digits.'],
  amount: ['The amount is above the limit of this account.'],
};

export const builtInScenarios = [
  defineScenario({
    name: 'new-franchise',
    description: 'The first day of a centre: every list is empty',
    arrange: removeFranchiseData,
  }),
  defineScenario({
    name: 'empty-wallet',
    description: 'The wallet is at 0',
    arrange(db) {
      db.wallets['u-franchise'] = 0;
    },
  }),
  defineScenario({
    name: 'huge',
    description: '10,000 students',
    arrange(db) {
      db.accounts = db.accounts.concat(hugeStudents(10_000));
    },
  }),
  defineScenario({ name: 'slow', description: 'Every response takes two seconds', latencyMs: 2000 }),
  {
    name: 'flaky',
    description: 'Every third call fails with 503',
    fault: (_operation, requestCount) => (requestCount % 3 === 0 ? { status: 503 } : undefined),
  },
  defineScenario({ name: 'expired-token', description: 'Every token has expired', tokensExpired: true }),
  defineScenario({
    name: 'payment-refused',
    description: 'The payment provider rejects phone and amount',
    faults: { createPurchase: { status: 422, body: errorBody(paymentErrors) } },
  }),
  { name: 'server-500', description: 'Every call fails with 500', fault: () => ({ status: 500 }) },
  {
    name: 'html-error',
    description: 'A proxy returns an HTML page for every call',
    fault: () => ({ status: 502, body: proxyErrorPage('502 Bad Gateway') }),
  },
] satisfies Scenario[];

/** The names that every mock knows; a name of a scenario of your own is a text. */
export type ScenarioName =
  | 'new-franchise'
  | 'empty-wallet'
  | 'huge'
  | 'slow'
  | 'flaky'
  | 'expired-token'
  | 'payment-refused'
  | 'server-500'
  | 'html-error'
  | (string & {});

function proxyErrorPage(title: string): string {
  return `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`;
}
