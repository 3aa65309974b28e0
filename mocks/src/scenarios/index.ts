import { errorBody } from '../core/errors.ts';
import { hugeStudents } from './huge-students.ts';
import { removeFranchiseData } from './new-franchise.ts';
import type { Scenario } from './scenario.ts';

export type { Fault, Scenario } from './scenario.ts';

const definitions = {
  'new-franchise': { description: 'The first day of a centre: every list is empty', changeDb: removeFranchiseData },
  'empty-wallet': {
    description: 'The wallet is at 0',
    changeDb: (db) => {
      db.wallets['u-franchise'] = 0;
    },
  },
  huge: {
    description: '100,000 students',
    changeDb: (db) => {
      db.accounts = db.accounts.concat(hugeStudents(100_000));
    },
  },
  slow: { description: 'Every response takes two seconds', latencyMs: 2000 },
  flaky: {
    description: 'Every third call fails with 503',
    fault: (_id, requestCount) =>
      requestCount % 3 === 0 ? { status: 503, body: errorBody('The server is busy. Please try again.') } : undefined,
  },
  'expired-token': { description: 'Every token has expired', tokensExpired: true },
  'payment-refused': {
    description: 'The payment provider rejects phone and amount',
    fault: (id) => (id === 'createPurchase' ? { status: 422, body: errorBody(paymentErrors) } : undefined),
  },
  'server-500': {
    description: 'Every call fails with 500',
    fault: () => ({ status: 500, body: errorBody('Something went wrong on our side. Please try again.') }),
  },
  'html-error': {
    description: 'A proxy returns an HTML page for every call',
    fault: () => ({ status: 502, body: proxyErrorPage('502 Bad Gateway') }),
  },
} satisfies Record<string, Scenario>;

const paymentErrors = {
  phone: ['Please enter a valid phone number.', 'The phone number must have 10 digits.'],
  amount: ['The amount is above the limit of this account.'],
};

function proxyErrorPage(title: string): string {
  return `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`;
}

/** The names that `?mocks=NAME` and `--scenario NAME` accept. */
export type ScenarioName = keyof typeof definitions;

/** All scenarios by name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = definitions;

/** Narrows a text to the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
