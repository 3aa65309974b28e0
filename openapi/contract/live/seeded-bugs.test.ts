import { expect, it } from 'vitest';
import {
  contractAround,
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftField,
  driftHeader,
  driftInput,
  driftRows,
  failuresOf,
  htmlResponse,
  problem,
  renameIds,
  runAgainst,
  studentOf,
  success,
  takesEverything,
  tokens,
} from './drifting-server.test-support.ts';
import type { RunOptions } from './types.ts';

/** Each drift of the server must give a failed row that begins with its `finding`. */
function finds(kind: string, options: Partial<RunOptions>, bugs: [finding: RegExp, drift: Drift][]): void {
  // The template does not use --closed.
  it.each(options.closed ? [] : bugs)(`in CI finds ${kind}: %s [R-450]`, async (finding, drift) => {
    const failures = failuresOf(await runAgainst(asFlesh(drift), inCi, contractAround(finding.source, inCi)));
    expect(failures).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  });
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

/** The options of contract/ci: accounts of three roles, with writes, strict, and no origin that is known. */
const inCi: Partial<RunOptions> = {
  tokens: [],
  origin: undefined,
  writes: true,
  strict: true,
  logins: [
    { email: 'student@example.com', password: 'student123' },
    { email: 'rohit.singh@example.com', password: 'student123' },
    { email: 'franchise@example.com', password: 'franchise123' },
  ],
};

/** A right server that is not the mocks: with ids of MongoDB, more fields and headers, and 400 where the mocks send 413, 415 or 422. */
function asFlesh(drift: Drift = (_request, respond) => respond()): Drift {
  return renameIds((request, respond, store) => {
    const url = new URL(request.url);
    url.searchParams.delete('contractUnknown');
    const known = new Request(url, request);
    return drift(known, async (other = known) => dress(await respond(other)), store);
  });
}

async function dress(response: Response): Promise<Response> {
  const status = [413, 415, 422].includes(response.status) ? 400 : response.status;
  const headers = new Headers({ 'X-Powered-By': 'Express', ETag: '"1"', 'Cache-Control': 'no-store' });
  for (const [name, value] of response.headers) headers.set(name, value);
  if (!headers.get('content-type')?.startsWith('application/json')) return new Response(response.body, { status, headers });
  return new Response((await response.text()).replaceAll('"_id":', '"__v":0,"_id":'), { status, headers });
}

it('is silent in CI about a right server [R-450]', async () => {
  expect(failuresOf(await runAgainst(asFlesh(), inCi))).toEqual([]);
});

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
it('notes a documented status that the server does not send, and does not fail for it, also with --strict [R-450]', async () => {
  const options = { ...writes, strict: true };
  const rows = await runAgainst(rejectsUnknownIds, options, contractAround('createStudent', options));
  expect(rows.find(({ operation }) => operation === 'createStudent')).toMatchObject({ verdict: 'pass', unreached: ['404'] });
});

/** A deletion of a batch removes the oldest one too. */
const deletesOneMore: Drift = async (request, respond, { state }) => {
  const response = await respond();
  if (request.method === 'DELETE' && request.url.includes('/category/') && response.ok) state.db.batches.pop();
  return response;
};

/** A query that breaks as soon as a write has succeeded. */
function breaks(path: string, write: string, change: (body: Record<string, unknown>) => object | number): Drift {
  const broken = new WeakSet<object>();
  return async (request, respond, store) => {
    const response = await respond();
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && pathname === `/v1${write}` && response.ok) broken.add(store);
    if (!broken.has(store) || request.method !== 'GET' || pathname !== `/v1${path}` || !response.ok) return response;
    const changed = change(await response.json());
    return typeof changed === 'number' ? problem(changed) : success(changed);
  };
}

finds('sequences', { ...writes, sequences: 0 }, [
  [/^requestFunds: requestFunds succeeds, but then getWallet has status 500/, breaks('/wallet', '/fund-request', () => 500)],
  [
    /^updateProfile: .*but then getProfile has no records any more/,
    breaks('/profile', '/update-profile', () => ({ success: true, message: 'Done' })),
  ],
  [
    /^createBatch: .*but then listBatches has no records any more/,
    breaks('/self-created-batches', '/create-batch', (body) => ({ ...body, batches: null })),
  ],
]);
finds('sequences', writes, [
  [/^createBatch: createBatch succeeds, but in listBatches there is no new row/, driftAt('/create-batch', () => success(), post)],
  [/^deleteBatch: deleteBatch succeeds, but in listBatches the deleted .* is still there/, driftAt('/category/', () => success(), remove)],
  [/^deleteBatch: .*in listBatches \S+ is gone, which the request does not name/, deletesOneMore],
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

finds('responses', reads, [
  [/^getCourse: HTML instead of JSON/, driftAt('/course/', () => htmlResponse('<!doctype html><title>Welcome</title>'))],
  [/^listResults: status 302 redirects/, driftAt('/self-created-results', () => new Response(null, { status: 302, headers: cors }))],
  [
    /^listExams: \/hallTickets\/\d+\/title is required/,
    driftBody(
      '/my-created-ht',
      ({ hallTickets }: { hallTickets: object[] }) => void Object.assign(hallTickets.at(-1) ?? {}, { title: undefined }),
    ),
  ],
  [/^getWallet: status 503/, driftAt('/wallet', () => problem(503))],
  [/^listTransactions: content type text\/plain instead of/, driftHeader('/my-txn', 'Content-Type', 'text/plain')],
]);
finds('headers', reads, [
  [/^getWallet: Cache-Control: public, max-age=60 lets shared caches/, driftHeader('/wallet', 'Cache-Control', 'public, max-age=60')],
  [/^listStudents: Cache-Control: S-maxage=10 lets shared caches/, driftHeader('/franchise/users', 'Cache-Control', 'S-maxage=10')],
]);

const withoutCors: Drift = async (_request, respond) => {
  const response = await respond();
  const headers = [...response.headers].filter(([name]) => !/^(access-control-.*|vary)$/.test(name));
  return new Response(response.body, { status: response.status, headers });
};
const withOtherCors: Drift = async (request, respond, store) => {
  const response = await withoutCors(request, respond, store);
  response.headers.set('Vary', 'Origin');
  return response;
};
it.each<[string, Drift, boolean, string[]]>([
  ['without CORS fails', withoutCors, false, ['cors: no response has the header Access-Control-Allow-Origin']],
  ['with CORS for a website that is not known does not fail', withOtherCors, false, []],
  ['with CORS for a website that is not known fails with --strict', withOtherCors, true, ['cors: CORS was not checked']],
])('a server %s, if no --origin is given [R-450]', async (_name, drift, strict, expected) => {
  const options = { origin: undefined, strict };
  const failures = failuresOf(await runAgainst(drift, options, contractAround('listCourses')));
  expect(failures.filter((failure) => failure.startsWith('cors'))).toEqual(expected.map((text) => expect.stringContaining(text)));
});

const storesUnknownField: Drift = async (request, respond, store) => {
  if (!request.url.endsWith('/update-profile') || request.method !== 'PUT') return respond();
  const { contractUnknown, ...input } = await request.clone().json();
  const response = await respond(new Request(request, { body: JSON.stringify(input) }));
  const student = studentOf(store);
  if (response.ok && student && contractUnknown !== undefined) Object.assign(student, { contractUnknown });
  return response;
};
const storesUnknownFieldOfBatch: Drift = async (request, respond, { state }) => {
  if (!request.url.endsWith('/create-batch') || request.method !== 'POST') return respond();
  const { contractUnknown, ...input } = await request.clone().json();
  const response = await respond(new Request(request, { body: JSON.stringify(input) }));
  if (response.ok && contractUnknown !== undefined) Object.assign(state.db.batches[0] ?? {}, { contractUnknown });
  return response;
};
const loginWithoutToken: Drift = async (request, respond, store) => {
  const response = await takesEverything(request, respond, store);
  if (!request.url.endsWith('/login') || !response.ok) return response;
  const { token, ...body } = await response.json();
  return success(body);
};
// The token of the run comes from elsewhere, and the server takes any email address.
finds('accounts', { ...writes, tokens }, [[/^login: \/token is required/, loginWithoutToken]]);
finds('authority', { ...writes, tokens }, [
  [/^updateProfile: the unknown field contractUnknown is stored/, storesUnknownField],
  [/^createBatch: the unknown field contractUnknown is stored/, storesUnknownFieldOfBatch],
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
