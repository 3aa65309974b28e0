import { roles } from '@institute/sdk/contract';
import { errorBody } from './core/response.ts';
import type { Scenario } from './core/scenario.ts';
import type { Account, Db } from './db/db.ts';

const operatorId = 'u-franchise';
const paymentErrors = {
  phone: ['Please enter a valid phone number.', 'The phone number must have 10 digits.'],
  amount: ['The amount is above the limit of this account.'],
};
const proxyError = '502 Bad Gateway';
const proxyErrorPage = `<html><head><title>${proxyError}</title></head><body><center><h1>${proxyError}</h1></center><hr><center>nginx</center></body></html>`;

const scenarios = {
  'new-franchise': { description: 'The first day of a centre: every list is empty', arrange: removeFranchiseData },
  'empty-wallet': {
    description: 'The wallet is at 0',
    arrange(db) {
      db.wallets[operatorId] = 0;
    },
  },
  huge: {
    description: '10,000 students',
    arrange(db) {
      db.accounts = db.accounts.concat(hugeStudents(10_000));
    },
  },
  slow: { description: 'Every response takes two seconds', latencyMs: 2000 },
  flaky: {
    description: 'Every third call fails with 503',
    fault: (_operation, requestCount) => (requestCount % 3 === 0 ? { status: 503 } : undefined),
  },
  'expired-token': { description: 'Every token has expired', tokensExpired: true },
  'payment-refused': {
    description: 'The payment provider rejects phone and amount',
    fault: (operation) => (operation === 'createPurchase' ? { status: 422, body: errorBody(paymentErrors) } : undefined),
  },
  'server-500': { description: 'Every call fails with 500', fault: () => ({ status: 500 }) },
  'html-error': { description: 'A proxy returns an HTML page for every call', fault: () => ({ status: 502, body: proxyErrorPage }) },
} satisfies Record<string, Omit<Scenario, 'name'>>;

/** The names that every mock knows; a name of a scenario of your own is a text. */
export type ScenarioName = keyof typeof scenarios | (string & {});

export const builtInScenarios: Scenario[] = Object.entries(scenarios).map(([name, scenario]) => ({ name, ...scenario }));

/** Removes all data of the operator except the account. */
function removeFranchiseData(db: Db): void {
  const isOwnedByOthers = ({ owner }: { owner: string }) => owner !== operatorId;
  db.accounts = db.accounts.filter(({ centre }) => centre !== operatorId);
  db.batches = db.batches.filter(isOwnedByOthers);
  db.results = db.results.filter(isOwnedByOthers);
  db.exams = db.exams.filter(isOwnedByOthers);
  db.marksheets = db.marksheets.filter(isOwnedByOthers);
  db.transactions = db.transactions.filter(isOwnedByOthers);
  db.wallets[operatorId] = 0;
  delete db.media[operatorId];
}

const firstNames = 'Aarti Rajesh सीमा Imran Kavita मोहन Sonu Zoya Birju गीता Tarun Usha Wasim'.split(' ');
const lastNames = 'Kumar Devi यादव Ansari Sinha पासवान Roy Mishra Oraon शर्मा Gupta'.split(' ');
const towns = [
  ['Patna', 'bihar'],
  ['Gaya', 'bihar'],
  ['Ranchi', 'jharkhand'],
  ['Varanasi', 'uttarPradesh'],
  ['Siliguri', 'westBengal'],
];
const courses = ['c-ccc', 'c-dca', 'c-tally', 'c-typing', 'c-ssc'];
const batches = ['b-morning', 'b-forenoon', 'b-afternoon', 'b-evening'];
const firstCreatedAt = Date.UTC(2020, 0, 1);
const intervalMs = 30 * 60 * 1000;

/** Returns the same students in every call. */
export function hugeStudents(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => {
    const [city = '', state = ''] = towns[index % towns.length] ?? [];
    const lastName = at(lastNames, Math.floor(index / firstNames.length));
    return {
      _id: `s-huge-${index + 1}`,
      fullName: `${at(firstNames, index)} ${lastName}`,
      fatherName: `${at(firstNames, index * 5 + 1)} ${lastName}`,
      email: `student-${index + 1}@example.com`,
      password: 'student123',
      phone: `00000${String(index % 100_000).padStart(5, '0')}`,
      city,
      state,
      pinCode: '800001',
      gender: index % 2 ? 'male' : 'female',
      role: roles.centreStudent,
      rollNo: `GVI/${index + 1001}/2026`,
      createdAt: new Date(firstCreatedAt + index * intervalMs).toISOString(),
      isActive: index % 7 !== 0,
      courses: [at(courses, index)],
      centre: operatorId,
      batch: at(batches, index),
    };
  });
}

/** Wraps around at the end of the list. */
function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
