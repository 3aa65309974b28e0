import { expect, it } from 'vitest';
import {
  contractAround,
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftInput,
  failuresOf,
  runAgainst,
  tokens,
} from './drifting-server.test-support.ts';
import type { RunOptions } from './types.ts';

/** A drift of the server: its class, what it is, and the start of the finding that it must give. */
interface SeededBug {
  class: string;
  name: string;
  drift: Drift;
  /** The failed row, as `operation: pointer problem`. */
  expected: RegExp;
  options?: Partial<RunOptions>;
}

const [student = '', operator = ''] = tokens;
const writes = { writes: true, tokens: [] };
const logins = { tokens: [], logins: [{ email: 'student@example.com', password: 'student123' }] };

const problem = (status: number) => Response.json({ success: false, message: 'No' }, { status, headers: cors });
const success = () => Response.json({ success: true, message: 'Done' }, { headers: cors });

/** Sends a request on with another token. */
const withToken = (request: Request, token: string) => {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
};

/** Requests to `path` that `when` is true for are served as if they came from the owner of `token`. */
function openDoor(path: string, token: string, when: (authorization: string | null) => boolean): Drift {
  return (request, respond) => {
    const isOpen = new URL(request.url).pathname.startsWith(`/v1${path}`) && when(request.headers.get('authorization'));
    return isOpen && request.method !== 'OPTIONS' ? respond(withToken(request, token)) : respond();
  };
}

const isAnonymous = (authorization: string | null) => authorization === null;
const isUnknown = (authorization: string | null) => ![null, `Bearer ${student}`, `Bearer ${operator}`].includes(authorization);
/** Every token of the student starts in the same way. */
const isStudent = (authorization: string | null) => authorization?.startsWith(`Bearer ${student}`) === true;

const post = { method: 'POST' };
const put = { method: 'PUT' };

/** Changes the rows of a list. */
const driftRows = (path: string, list: string, change: (row: Record<string, unknown>) => void): Drift =>
  driftBody(path, (body: Record<string, Record<string, unknown>[]>) => body[list]?.forEach(change));

/** Changes the header of a correct response. */
const driftHeader = (path: string, name: string, value: string): Drift =>
  driftAt(path, async (respond) => {
    const response = await respond();
    response.headers.set(name, value);
    return response;
  });

/** Refuses forms with a file. */
const refuseForms =
  (path: string, status: number): Drift =>
  (request, respond) =>
    request.headers.get('content-type')?.startsWith('multipart/') && request.method !== 'GET' && request.url.includes(path)
      ? problem(status)
      : respond();

/** Every class of drift in behaviour, at least three of each. */
const seededBugs: SeededBug[] = [
  // Authority
  {
    class: 'authority',
    name: 'a write that needs no token',
    drift: openDoor('/create-batch', operator, isAnonymous),
    options: writes,
    expected: /^createBatch: without a token, status 409 instead of 401|^createBatch: a request without a token succeeds/,
  },
  {
    class: 'authority',
    name: 'an update that needs no token',
    drift: openDoor('/update-profile', student, isAnonymous),
    options: writes,
    expected: /^updateProfile: a request without a token succeeds too/,
  },
  {
    class: 'authority',
    name: 'a read that takes any text as a token',
    drift: openDoor('/wallet', operator, isUnknown),
    expected: /^getWallet: a request with the token 'not-a-token' succeeds too/,
  },
  {
    class: 'authority',
    name: 'a read that takes a changed token',
    drift: openDoor('/my-ht', operator, isUnknown),
    expected: /^getHallTicket: a request with a changed token succeeds too/,
  },
  {
    class: 'authority',
    name: 'a student who reads what x-roles forbids',
    drift: openDoor('/franchise/users', operator, isStudent),
    expected: /^listStudents: a request with the token of role 10 succeeds too/,
  },
  {
    class: 'authority',
    name: 'a student who writes what x-roles forbids',
    drift: openDoor('/fund-request', operator, isStudent),
    options: { ...writes, tokens },
    expected: /^requestFunds: .*with the token of role 10/,
  },
  // Existence
  {
    class: 'existence',
    name: 'a query that is gone and answers 404',
    drift: driftAt('/course/', () => problem(404)),
    expected: /^getCourse: status 404 for a request that the contract allows/,
  },
  {
    class: 'existence',
    name: 'a document that is gone and answers 404',
    drift: driftAt('/my-ht/', () => problem(404)),
    expected: /^getHallTicket: status 404 for a request that the contract allows/,
  },
  {
    class: 'existence',
    name: 'a write that is gone and answers 404',
    drift: driftAt('/create-result', () => problem(404), post),
    options: writes,
    expected: /^createResult: status 404 for a request that the contract allows/,
  },
  {
    class: 'existence',
    name: 'a write that is gone and answers 422',
    drift: driftAt('/fund-request', () => problem(422), post),
    options: writes,
    expected: /^requestFunds: status 422 for a request that the contract allows/,
  },
  {
    class: 'existence',
    name: 'a status that no request reaches, with --strict',
    drift: driftAt(
      '/admin/register',
      async (respond) => {
        const response = await respond();
        return response.status === 404 ? problem(422) : response;
      },
      post,
    ),
    options: { ...writes, strict: true },
    expected: /^createStudent: status 404 was not reached/,
  },
  // Sequences
  {
    class: 'sequences',
    name: 'a creation that creates nothing',
    drift: driftAt('/create-batch', success, post),
    options: writes,
    expected: /^createBatch: createBatch succeeds, but in listBatches there is no new row/,
  },
  {
    class: 'sequences',
    name: 'a deletion that deletes nothing',
    drift: driftAt('/category/', success, { method: 'DELETE' }),
    options: writes,
    expected: /^deleteBatch: deleteBatch succeeds, but in listBatches the deleted .* is still there/,
  },
  {
    class: 'sequences',
    name: 'an update that saves nothing',
    drift: driftAt('/update-profile', success, put),
    options: writes,
    expected: /^updateProfile: updateProfile succeeds, but in getProfile (city|village|phone|pinCode|state) is/,
  },
  {
    class: 'sequences',
    name: 'another value than the one sent',
    drift: driftInput('/create-batch', ({ studentLimit }) => ({ studentLimit: Number(studentLimit) + 1 })),
    options: writes,
    expected: /^createBatch: .*studentLimit is 26 after 25 was sent/,
  },
  {
    class: 'sequences',
    name: 'a phone number without its zeros',
    drift: driftInput('/admin/register', ({ phone }) => ({ phone: String(Number(phone)) })),
    options: writes,
    expected: /^createStudent: .*phone is "33333" after "0000033333" was sent/,
  },
  {
    class: 'sequences',
    name: 'a photo that is not saved',
    drift: driftAt('/remove-pic', success, { method: 'DELETE' }),
    options: writes,
    expected: /^removePhoto: removePhoto succeeds, but in getProfile nothing has changed/,
  },
  // Secrets
  {
    class: 'secrets',
    name: 'a password in the profile',
    drift: driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { password: 'x' })),
    expected: /^getProfile: \/user\/password is not documented, and its name says that it is a secret/,
  },
  {
    class: 'secrets',
    name: 'a token of other users in a list',
    drift: driftRows('/franchise/users', 'users', (row) => Object.assign(row, { resetToken: 'x' })),
    expected: /^listStudents: \/users\/0\/resetToken is not documented, and its name/,
  },
  {
    class: 'secrets',
    name: 'a hash in one row of a list',
    drift: driftRows('/self-created-batches', 'batches', (row) => row._id === 'b-morning' && Object.assign(row, { password_hash: 'x' })),
    expected: /^listBatches: \/batches\/\d\/password_hash is not documented, and its name/,
  },
  // Strangers
  {
    class: 'strangers',
    name: 'an undocumented field, with --closed',
    drift: driftRows('/courses', 'courses', (row) => Object.assign(row, { owner: 'x' })),
    options: { closed: true },
    expected: /^listCourses: \/courses\/0\/owner is not documented$/,
  },
  {
    class: 'strangers',
    name: 'an optional key in another case',
    drift: driftRows('/self-created-batches', 'batches', (row) => {
      row.is_active = row.isActive;
      delete row.isActive;
    }),
    expected: /^listBatches: \/batches\/0\/is_active is not documented; the contract writes isActive/,
  },
  {
    class: 'strangers',
    name: 'an optional key in lower case',
    drift: driftRows('/my-txn', 'transactions', (row) => {
      row.createdat = row.createdAt;
      delete row.createdAt;
    }),
    expected: /^listTransactions: \/transactions\/0\/createdat is not documented; the contract writes createdAt/,
  },
  {
    class: 'strangers',
    name: 'an optional key with another name',
    drift: driftBody('/wallet', ({ wallet }: { wallet: { balance?: number } }) => {
      Object.assign(wallet, { amount: wallet.balance });
      delete wallet.balance;
    }),
    expected: /^getWallet: \/wallet\/amount is not documented, and balance never comes/,
  },
  // Formats
  {
    class: 'formats',
    name: 'a time as a person writes it',
    drift: driftRows('/self-created-batches', 'batches', (row) => Object.assign(row, { createdAt: '01/03/2026 04:00' })),
    expected: /^listBatches: \/batches\/0\/createdAt must match format "date-time"/,
  },
  {
    class: 'formats',
    name: 'a time in milliseconds',
    drift: driftRows('/my-txn', 'transactions', (row) => Object.assign(row, { createdAt: 1_790_000_000_000 })),
    expected: /^listTransactions: \/transactions\/0\/createdAt must be string/,
  },
  {
    class: 'formats',
    name: 'a date with the day first',
    drift: driftRows('/my-created-ht', 'hallTickets', (row) => Object.assign(row, { date: '20-12-2026' })),
    expected: /^listExams: \/hallTickets\/0\/date must match format "date"/,
  },
  {
    class: 'formats',
    name: 'a birthday with a time',
    drift: driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { dob: '2004-08-15T00:00:00.000Z' })),
    expected: /^getProfile: \/user\/dob must match format "date"/,
  },
  {
    class: 'formats',
    name: 'an hour of twelve',
    drift: driftRows('/my-created-ht', 'hallTickets', (row) => Object.assign(row, { time: '10:30 AM' })),
    expected: /^listExams: \/hallTickets\/0\/time must match pattern/,
  },
  // Requests
  {
    class: 'requests',
    name: 'a form that is refused',
    drift: refuseForms('/profile-pic', 415),
    options: writes,
    expected: /^uploadPhoto: status 415 for a request that the contract allows/,
  },
  {
    class: 'requests',
    name: 'a form that is refused where JSON works',
    drift: refuseForms('/admin/register', 415),
    options: writes,
    expected: /^createStudent: status 415 for a request that the contract allows.* \(with a file\)/,
  },
  {
    class: 'requests',
    name: 'a registration with a photo that is refused',
    drift: refuseForms('/register', 422),
    options: writes,
    expected: /^register: status 422 for a request that the contract allows.* \(with a file\)/,
  },
  {
    class: 'requests',
    name: 'a filter that fails',
    drift: (request, respond) => (request.url.includes('batchId=') ? problem(500) : respond()),
    expected: /^listStudents: filtered by batchId, status 500/,
  },
  {
    class: 'requests',
    name: 'a filter that is ignored',
    drift: (request, respond) =>
      request.url.includes('courseId=') ? respond(new Request(request.url.split('?')[0] ?? '', request)) : respond(),
    expected: /^listStudents: filtered by courseId of no record, it still has rows/,
  },
  {
    class: 'requests',
    name: "a new demand that the contract's own example does not meet",
    drift: driftAt('/contact', () => problem(422), post),
    options: writes,
    expected: /^sendQuery: status 422 for a request that the contract allows/,
  },
  {
    class: 'requests',
    name: 'an empty list, with --strict',
    drift: driftBody('/my-txn', () => ({ success: true, transactions: [] })),
    options: { strict: true },
    expected: /^listTransactions: \/transactions is empty: its rows were not seen/,
  },
  // Headers
  {
    class: 'headers',
    name: 'a wallet in public caches',
    drift: driftHeader('/wallet', 'Cache-Control', 'public, max-age=60'),
    expected: /^getWallet: Cache-Control: public, max-age=60 lets shared caches/,
  },
  {
    class: 'headers',
    name: 'students in shared caches',
    drift: driftHeader('/franchise/users', 'Cache-Control', 's-maxage=10'),
    expected: /^listStudents: Cache-Control: s-maxage=10 lets shared caches/,
  },
  {
    class: 'headers',
    name: 'a profile in public caches',
    drift: driftHeader('/profile', 'Cache-Control', 'Public'),
    expected: /^getProfile: Cache-Control: Public lets shared caches/,
  },
  // Accounts of the server
  {
    class: 'accounts',
    name: 'a login without a role',
    drift: driftAt(
      '/login',
      async (respond) => {
        const { user, ...body } = await (await respond()).json();
        return Response.json({ ...body, user: { ...user, role: 'student' } }, { headers: cors });
      },
      post,
    ),
    options: logins,
    expected: /^login: \/user\/role must be integer \(as role /,
  },
  {
    class: 'accounts',
    name: 'a login that takes any password',
    drift: driftInput('/login', ({ email }) => (email === 'student@example.com' ? { password: 'student123' } : {})),
    options: { ...logins, writes: true },
    expected: /^login: a request with a wrong password succeeds too/,
  },
  {
    class: 'accounts',
    name: 'a changed password in another shape',
    drift: driftAt('/update-password', () => Response.json({ success: 'yes' }, { headers: cors }), put),
    options: { ...logins, writes: true },
    expected: /^updatePassword: \/success must be/,
  },
];

it.each(seededBugs.map((bug) => [`${bug.class}: ${bug.name}`, bug] as const))(
  'finds %s [R-450]',
  async (_name, { drift, options, expected }) => {
    const failures = failuresOf(await runAgainst(drift, options, contractAround(expected.source, options)));
    expect(failures).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  },
);
