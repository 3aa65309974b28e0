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

/** Each drift of the server must give a failed row that begins with its `finding`. */
function finds(kind: string, options: Partial<RunOptions>, bugs: [finding: RegExp, drift: Drift][]): void {
  it.each(bugs)(`finds ${kind}: %s [R-450]`, async (finding, drift) => {
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

/** Requests to `path` for which `when` is true are served as if they came from the owner of `token`. */
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

const rejectForms =
  (path: string, status: number): Drift =>
  (request, respond) =>
    request.headers.get('content-type')?.startsWith('multipart/') && request.method !== 'GET' && request.url.includes(path)
      ? problem(status)
      : respond();

const renameField = (path: string, field: string, name: string): Drift =>
  driftBody(path, (body: object) => JSON.stringify(body).replaceAll(`"${field}":`, `"${name}":`));

finds('authority', writes, [
  [
    /^createBatch: without a token, status 409 instead of 401|^createBatch: a request without a token succeeds/,
    openDoor('/create-batch', operator, isAnonymous),
  ],
  [/^updateProfile: a request without a token succeeds too/, openDoor('/update-profile', student, isAnonymous)],
]);
finds('authority', reads, [
  [/^getWallet: a request with the token 'not-a-token' succeeds too/, openDoor('/wallet', operator, isUnknown)],
  [/^getHallTicket: a request with a changed token succeeds too/, openDoor('/my-ht', operator, isUnknown)],
  [/^listStudents: a request with the token of role 10 succeeds too/, openDoor('/franchise/users', operator, isStudent)],
]);
finds('authority', { ...writes, tokens }, [[/^requestFunds: .*with the token of role 10/, openDoor('/fund-request', operator, isStudent)]]);

finds('existence', reads, [[/^getCourse: status 404 for a request that the contract allows/, driftAt('/course/', () => problem(404))]]);
finds('existence', writes, [
  [/^createResult: status 404 for a request that the contract allows/, driftAt('/create-result', () => problem(404), post)],
]);
const rejectsUnknownIds: Drift = driftAt(
  '/admin/register',
  async (respond) => {
    const response = await respond();
    return response.status === 404 ? problem(422) : response;
  },
  post,
);
finds('existence', { ...writes, strict: true }, [[/^createStudent: status 404 was not reached/, rejectsUnknownIds]]);

finds('sequences', writes, [
  [/^createBatch: createBatch succeeds, but in listBatches there is no new row/, driftAt('/create-batch', () => success(), post)],
  [/^deleteBatch: deleteBatch succeeds, but in listBatches the deleted .* is still there/, driftAt('/category/', () => success(), remove)],
  [
    /^updateProfile: updateProfile succeeds, but in getProfile (city|village|phone|pinCode|state) is/,
    driftAt('/update-profile', () => success(), put),
  ],
  [
    /^createBatch: .*studentLimit is 26 after 25 was sent/,
    driftInput('/create-batch', ({ studentLimit }) => ({ studentLimit: Number(studentLimit) + 1 })),
  ],
  [
    /^createStudent: .*phone is "33333" after "0000033333" was sent/,
    driftInput('/admin/register', ({ phone }) => ({ phone: String(Number(phone)) })),
  ],
  [/^removePhoto: removePhoto succeeds, but in getProfile nothing has changed/, driftAt('/remove-pic', () => success(), remove)],
]);

finds('secrets', reads, [
  [
    /^getProfile: \/user\/password is not documented, and its name says that it is a secret/,
    driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { password: 'x' })),
  ],
  [/^listStudents: \/users\/0\/resetToken is not documented, and its name/, driftRows('/franchise/users', 'users', { resetToken: 'x' })],
  [
    /^listBatches: \/batches\/\d\/password_hash is not documented, and its name/,
    driftBody('/self-created-batches', ({ batches }: { batches: { _id: string }[] }) => {
      for (const row of batches) if (row._id === 'b-morning') Object.assign(row, { password_hash: 'x' });
    }),
  ],
]);

finds('strangers', { closed: true }, [
  [/^listCourses: \/courses\/0\/owner is not documented$/, driftRows('/courses', 'courses', { owner: 'x' })],
]);
finds('strangers', reads, [
  [
    /^listBatches: \/batches\/0\/Is_active is not documented; the contract writes isActive/,
    renameField('/self-created-batches', 'isActive', 'Is_active'),
  ],
  [/^getWallet: \/wallet\/amount is not documented, and balance never comes/, renameField('/wallet', 'balance', 'amount')],
]);

finds('formats', reads, [
  [
    /^listBatches: \/batches\/0\/createdAt must match format "date-time"/,
    driftField('/self-created-batches', 'createdAt', '01/03/2026 04:00'),
  ],
  [/^getProfile: \/user\/dob must match format "date"/, driftField('/profile', 'dob', '2004-08-15T00:00:00.000Z')],
  [/^listExams: \/hallTickets\/0\/time must match pattern/, driftField('/my-created-ht', 'time', '10:30 AM')],
]);

finds('requests', writes, [
  [/^createStudent: status 415 for a request that the contract allows.* \(with a file\)/, rejectForms('/admin/register', 415)],
  [/^sendQuery: status 422 for a request that the contract allows/, driftAt('/contact', () => problem(422), post)],
]);
finds('requests', reads, [
  [/^listStudents: filtered by batchId, status 500/, (request, respond) => (request.url.includes('batchId=') ? problem(500) : respond())],
  [
    /^listStudents: filtered by courseId of no record, it still has rows/,
    (request, respond) => (request.url.includes('courseId=') ? respond(new Request(request.url.split('?')[0] ?? '', request)) : respond()),
  ],
]);
finds('requests', { strict: true }, [
  [/^listTransactions: \/transactions is empty: its rows were not seen/, driftField('/my-txn', 'transactions', [])],
]);

finds('headers', reads, [
  [/^getWallet: Cache-Control: public, max-age=60 lets shared caches/, driftHeader('/wallet', 'Cache-Control', 'public, max-age=60')],
  [/^listStudents: Cache-Control: S-maxage=10 lets shared caches/, driftHeader('/franchise/users', 'Cache-Control', 'S-maxage=10')],
]);

const loginWithoutRole: Drift = driftAt(
  '/login',
  async (respond) => {
    const { user, ...body } = await (await respond()).json();
    return success({ ...body, user: { ...user, role: 'student' } });
  },
  post,
);
finds('accounts', logins, [[/^login: \/user\/role must be integer \(as role /, loginWithoutRole]]);
finds('accounts', { ...logins, writes: true }, [
  [
    /^login: a request with a wrong password succeeds too/,
    driftInput('/login', ({ email }) => (email === 'student@example.com' ? { password: 'student123' } : {})),
  ],
  [/^updatePassword: \/success must be/, driftAt('/update-password', () => success({ success: 'yes' }), put)],
]);
