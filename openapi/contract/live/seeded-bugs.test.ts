import { expect, it } from 'vitest';
import {
  contractAround,
  type Drift,
  driftAt,
  driftBody,
  driftField,
  driftHeader,
  driftInput,
  driftRows,
  failuresOf,
  problem,
  runAgainst,
  success,
  tokens,
} from './drifting-server.test-support.ts';
import type { RunOptions } from './types.ts';

/** What is wrong, the drift of the server, and the failed row that it must give, from its start. */
type SeededBug = [name: string, drift: Drift, finding: RegExp];

/** Every bug is found in a run with these options. */
function finds(kind: string, options: Partial<RunOptions>, bugs: SeededBug[]): void {
  it.each(bugs)(`finds ${kind}: %s [R-450]`, async (_name, drift, finding) => {
    const failures = failuresOf(await runAgainst(drift, options, contractAround(finding.source, options)));
    expect(failures).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  });
}

const [student = '', operator = ''] = tokens;
const reads = {};
const writes = { writes: true, tokens: [] };
const logins = { tokens: [], logins: [{ email: 'student@example.com', password: 'student123' }] };
const post = { method: 'POST' };
const put = { method: 'PUT' };
const remove = { method: 'DELETE' };

/** Requests to `path` that `when` is true for are served as if they came from the owner of `token`. */
function openDoor(path: string, token: string, when: (authorization: string | null) => boolean): Drift {
  return (request, respond) => {
    const isOpen = new URL(request.url).pathname.startsWith(`/v1${path}`) && when(request.headers.get('authorization'));
    if (!isOpen || request.method === 'OPTIONS') return respond();
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return respond(new Request(request, { headers }));
  };
}

const isAnonymous = (authorization: string | null) => authorization === null;
const isUnknown = (authorization: string | null) => ![null, `Bearer ${student}`, `Bearer ${operator}`].includes(authorization);
/** Every token of the student starts in the same way. */
const isStudent = (authorization: string | null) => authorization?.startsWith(`Bearer ${student}`) === true;

/** Refuses forms with a file. */
const refuseForms =
  (path: string, status: number): Drift =>
  (request, respond) =>
    request.headers.get('content-type')?.startsWith('multipart/') && request.method !== 'GET' && request.url.includes(path)
      ? problem(status)
      : respond();

/** Another key in place of one that every row has. */
const renameField = (path: string, field: string, name: string): Drift =>
  driftBody(path, (body: object) => JSON.stringify(body).replaceAll(`"${field}":`, `"${name}":`));

finds('authority', writes, [
  [
    'a write that needs no token',
    openDoor('/create-batch', operator, isAnonymous),
    /^createBatch: without a token, status 409 instead of 401|^createBatch: a request without a token succeeds/,
  ],
  [
    'an update that needs no token',
    openDoor('/update-profile', student, isAnonymous),
    /^updateProfile: a request without a token succeeds too/,
  ],
]);
finds('authority', reads, [
  [
    'a read that takes any text as a token',
    openDoor('/wallet', operator, isUnknown),
    /^getWallet: a request with the token 'not-a-token' succeeds too/,
  ],
  [
    'a read that takes a changed token',
    openDoor('/my-ht', operator, isUnknown),
    /^getHallTicket: a request with a changed token succeeds too/,
  ],
  [
    'a student who reads what x-roles forbids',
    openDoor('/franchise/users', operator, isStudent),
    /^listStudents: a request with the token of role 10 succeeds too/,
  ],
]);
finds('authority', { ...writes, tokens }, [
  [
    'a student who writes what x-roles forbids',
    openDoor('/fund-request', operator, isStudent),
    /^requestFunds: .*with the token of role 10/,
  ],
]);

finds('existence', reads, [
  ['a query that is gone', driftAt('/course/', () => problem(404)), /^getCourse: status 404 for a request that the contract allows/],
  ['a document that is gone', driftAt('/my-ht/', () => problem(404)), /^getHallTicket: status 404 for a request that the contract allows/],
]);
finds('existence', writes, [
  [
    'a write that is gone and answers 404',
    driftAt('/create-result', () => problem(404), post),
    /^createResult: status 404 for a request that the contract allows/,
  ],
  [
    'a write that is gone and answers 422',
    driftAt('/fund-request', () => problem(422), post),
    /^requestFunds: status 422 for a request that the contract allows/,
  ],
]);
const refusesUnknownIds: Drift = driftAt(
  '/admin/register',
  async (respond) => {
    const response = await respond();
    return response.status === 404 ? problem(422) : response;
  },
  post,
);
finds('existence', { ...writes, strict: true }, [
  ['a status that no request reaches, with --strict', refusesUnknownIds, /^createStudent: status 404 was not reached/],
]);

finds('sequences', writes, [
  [
    'a creation that creates nothing',
    driftAt('/create-batch', () => success(), post),
    /^createBatch: createBatch succeeds, but in listBatches there is no new row/,
  ],
  [
    'a deletion that deletes nothing',
    driftAt('/category/', () => success(), remove),
    /^deleteBatch: deleteBatch succeeds, but in listBatches the deleted .* is still there/,
  ],
  [
    'an update that saves nothing',
    driftAt('/update-profile', () => success(), put),
    /^updateProfile: updateProfile succeeds, but in getProfile (city|village|phone|pinCode|state) is/,
  ],
  [
    'another value than the one sent',
    driftInput('/create-batch', ({ studentLimit }) => ({ studentLimit: Number(studentLimit) + 1 })),
    /^createBatch: .*studentLimit is 26 after 25 was sent/,
  ],
  [
    'a phone number without its zeros',
    driftInput('/admin/register', ({ phone }) => ({ phone: String(Number(phone)) })),
    /^createStudent: .*phone is "33333" after "0000033333" was sent/,
  ],
  [
    'a photo that is not saved',
    driftAt('/remove-pic', () => success(), remove),
    /^removePhoto: removePhoto succeeds, but in getProfile nothing has changed/,
  ],
]);

finds('secrets', reads, [
  [
    'a password in the profile',
    driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { password: 'x' })),
    /^getProfile: \/user\/password is not documented, and its name says that it is a secret/,
  ],
  [
    'a token of other users in a list',
    driftRows('/franchise/users', 'users', { resetToken: 'x' }),
    /^listStudents: \/users\/0\/resetToken is not documented, and its name/,
  ],
  [
    'a hash in one row of a list',
    driftBody('/self-created-batches', ({ batches }: { batches: { _id: string }[] }) => {
      for (const row of batches) if (row._id === 'b-morning') Object.assign(row, { password_hash: 'x' });
    }),
    /^listBatches: \/batches\/\d\/password_hash is not documented, and its name/,
  ],
]);

finds('strangers', { closed: true }, [
  [
    'an undocumented field, with --closed',
    driftRows('/courses', 'courses', { owner: 'x' }),
    /^listCourses: \/courses\/0\/owner is not documented$/,
  ],
]);
finds('strangers', reads, [
  [
    'an optional key in another case',
    renameField('/self-created-batches', 'isActive', 'is_active'),
    /^listBatches: \/batches\/0\/is_active is not documented; the contract writes isActive/,
  ],
  [
    'an optional key in lower case',
    renameField('/my-txn', 'createdAt', 'createdat'),
    /^listTransactions: \/transactions\/0\/createdat is not documented; the contract writes createdAt/,
  ],
  [
    'an optional key with another name',
    renameField('/wallet', 'balance', 'amount'),
    /^getWallet: \/wallet\/amount is not documented, and balance never comes/,
  ],
]);

finds('formats', reads, [
  [
    'a time as a person writes it',
    driftField('/self-created-batches', 'createdAt', '01/03/2026 04:00'),
    /^listBatches: \/batches\/0\/createdAt must match format "date-time"/,
  ],
  [
    'a time in milliseconds',
    driftField('/my-txn', 'createdAt', 1_790_000_000_000),
    /^listTransactions: \/transactions\/0\/createdAt must be string/,
  ],
  [
    'a date with the day first',
    driftField('/my-created-ht', 'date', '20-12-2026'),
    /^listExams: \/hallTickets\/0\/date must match format "date"/,
  ],
  [
    'a birthday with a time',
    driftField('/profile', 'dob', '2004-08-15T00:00:00.000Z'),
    /^getProfile: \/user\/dob must match format "date"/,
  ],
  ['an hour of twelve', driftField('/my-created-ht', 'time', '10:30 AM'), /^listExams: \/hallTickets\/0\/time must match pattern/],
]);

finds('requests', writes, [
  ['a form that is refused', refuseForms('/profile-pic', 415), /^uploadPhoto: status 415 for a request that the contract allows/],
  [
    'a form that is refused where JSON works',
    refuseForms('/admin/register', 415),
    /^createStudent: status 415 for a request that the contract allows.* \(with a file\)/,
  ],
  [
    'a registration with a photo that is refused',
    refuseForms('/register', 422),
    /^register: status 422 for a request that the contract allows.* \(with a file\)/,
  ],
  [
    "a new demand that the contract's own example does not meet",
    driftAt('/contact', () => problem(422), post),
    /^sendQuery: status 422 for a request that the contract allows/,
  ],
]);
finds('requests', reads, [
  [
    'a filter that fails',
    (request, respond) => (request.url.includes('batchId=') ? problem(500) : respond()),
    /^listStudents: filtered by batchId, status 500/,
  ],
  [
    'a filter that is ignored',
    (request, respond) => (request.url.includes('courseId=') ? respond(new Request(request.url.split('?')[0] ?? '', request)) : respond()),
    /^listStudents: filtered by courseId of no record, it still has rows/,
  ],
]);
finds('requests', { strict: true }, [
  [
    'an empty list, with --strict',
    driftField('/my-txn', 'transactions', []),
    /^listTransactions: \/transactions is empty: its rows were not seen/,
  ],
]);

finds('headers', reads, [
  [
    'a wallet in public caches',
    driftHeader('/wallet', 'Cache-Control', 'public, max-age=60'),
    /^getWallet: Cache-Control: public, max-age=60 lets shared caches/,
  ],
  [
    'students in shared caches',
    driftHeader('/franchise/users', 'Cache-Control', 's-maxage=10'),
    /^listStudents: Cache-Control: s-maxage=10 lets shared caches/,
  ],
  [
    'a profile in public caches',
    driftHeader('/profile', 'Cache-Control', 'Public'),
    /^getProfile: Cache-Control: Public lets shared caches/,
  ],
]);

const loginWithoutRole: Drift = driftAt(
  '/login',
  async (respond) => {
    const { user, ...body } = await (await respond()).json();
    return success({ ...body, user: { ...user, role: 'student' } });
  },
  post,
);
finds('accounts', logins, [['a login without a role', loginWithoutRole, /^login: \/user\/role must be integer \(as role /]]);
finds('accounts', { ...logins, writes: true }, [
  [
    'a login that takes any password',
    driftInput('/login', ({ email }) => (email === 'student@example.com' ? { password: 'student123' } : {})),
    /^login: a request with a wrong password succeeds too/,
  ],
  [
    'a changed password in another shape',
    driftAt('/update-password', () => success({ success: 'yes' }), put),
    /^updatePassword: \/success must be/,
  ],
]);
