import { expect, it } from 'vitest';
import {
  contractAround,
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftField,
  driftInput,
  failuresOf,
  problem,
  renameIds,
  runAgainst,
  runWithStore,
  studentOf,
  success,
  takesEverything,
  tokens,
} from './drifting-server.test-support.ts';
import type { Row } from './types.ts';

const writes = { tokens: [], writes: true };
/** Runs an operation and the operations around it, with writes. */
const runAround = (id: string, drift: Drift) => runAgainst(drift, writes, contractAround(id, writes));

const warningsOf = (rows: Row[], id: string) =>
  rows.flatMap(({ operation, findings }) =>
    operation === id ? findings.filter(({ level }) => level === 'warning').map(({ problem: text }) => text) : [],
  );

const problemsOf = (rows: Row[]) => rows.flatMap(({ findings }) => findings.map(({ problem: text }) => text));

const isTo = ({ method, url }: Request, line: string) => `${method} ${new URL(url).pathname.replace('/v1', '')}`.startsWith(line);

/** The server treats the student's token as the operator's token. */
const asOperator: Drift = (request, respond) => {
  const headers = new Headers(request.headers);
  if (headers.get('authorization') === `Bearer ${tokens[0]}`) headers.set('authorization', `Bearer ${tokens[1]}`);
  return respond(new Request(request, { headers }));
};

it('one wrong field hides neither the operations that take an id from its list nor a hole of authority behind them [R-450]', async () => {
  const wrongDate = driftField('/my-created-ht', 'date', '');
  const drift: Drift = (...all) => (isTo(all[0], 'GET /my-ht/') ? asOperator(...all) : wrongDate(...all));
  const rows = await runAgainst(renameIds(drift), { tokens });
  expect(rows.filter(({ verdict }) => verdict === 'rejected')).toEqual([]);
  expect(failuresOf(rows)).toEqual([
    'listExams: /hallTickets/0/date must match format "date"',
    'getHallTicket: a request with the token of role 10 succeeds too',
  ]);
});

it('a record that a probe has made is neither taken for one of the server nor for the effect of a write [R-450]', async () => {
  // This server accepts a student of a course that does not exist.
  const drift: Drift = async (request, respond, store) => {
    if (!isTo(request, 'POST /admin/register') || !request.headers.get('content-type')?.startsWith('application/json')) return respond();
    const input: Record<string, unknown> = await request.clone().json();
    const isKnown = store.state.db.courses.some(({ _id }) => _id === input.courseId);
    if (isKnown || typeof input.courseId !== 'string') return respond();
    const response = await respond(new Request(request, { body: JSON.stringify({ ...input, courseId: 'c-ccc' }) }));
    store.state.db.accounts.at(-1)?.courses.splice(0, 1, input.courseId);
    return response;
  };
  const rows = await runAgainst(drift, writes);
  expect(failuresOf(rows)).toEqual(['createStudent: a request with courseId of no record succeeds too']);
  // The new student does not count as a change by the next write.
  expect(rows.flatMap(({ operation }) => warningsOf(rows, operation))).toEqual([]);
});

it('leaves passwords and profiles as they are on a server that takes whatever it gets [R-450]', async () => {
  const { student } = await runWithStore(takesEverything, writes, contractAround('updateProfile', writes));
  const unchanged = { email: 'student@example.com', password: 'student123', city: 'Lucknow', dob: '2004-08-15' };
  expect(student).toMatchObject(unchanged);
});

it('deletes no record that another person makes during the run [R-450]', async () => {
  const drift: Drift = async (request, respond, { state: { db } }) => {
    const response = await respond();
    if (isTo(request, 'POST /create-batch') && response.ok && db.batches.every(({ _id }) => _id !== 'b-of-others')) {
      const createdAt = new Date().toISOString();
      db.batches.unshift({ _id: 'b-of-others', owner: 'u-franchise', title: 'Contract classes', createdAt, isActive: true });
    }
    return response;
  };
  const { db } = await runWithStore(drift, writes, contractAround('createBatch', writes));
  expect(db.batches.map(({ _id }) => _id)).toContain('b-of-others');
});

it('a fault that every response has is told once [R-450]', async () => {
  const drift: Drift = (request, respond, store) => {
    const url = new URL(request.url);
    url.searchParams.delete('contractUnknown');
    return driftField('/profile', 'phone', true)(request, () => respond(new Request(url, request)), store);
  };
  const rows = await runAgainst(drift, { tokens });
  expect(rows.flatMap(({ findings }) => findings.filter(({ level }) => level === 'drift'))).toHaveLength(1);
});

const takesAnyEmail: Drift = async (request, respond, store) => {
  if (!isTo(request, 'PUT /update-profile')) return respond();
  const input: Record<string, unknown> = await request.clone().json();
  const student = studentOf(store);
  const isOfStudent = request.headers.get('authorization')?.includes(tokens[0]?.slice(5) ?? '') === true;
  if (!isOfStudent || typeof input.email !== 'string' || !student) return respond();
  student.email = input.email;
  return success();
};

it('an account whose email address a probe could change has its own one back, and can sign in [R-450]', async () => {
  const { rows, student } = await runWithStore(takesAnyEmail, writes, contractAround('updateProfile', writes));
  expect(failuresOf(rows)).toEqual(['updateProfile: a request with email of another person succeeds too']);
  expect(student?.email).toBe('student@example.com');
});

it('sends no value for a field of a profile that it could not put back, nor one that the server must reject [R-450]', async () => {
  const sent = new Set<string>();
  const hide = driftField('/profile', 'fullName', null);
  await runAround('updateProfile', async (request, respond, store) => {
    if (isTo(request, 'PUT /update-profile')) for (const name of Object.keys(await request.clone().json())) sent.add(name);
    return hide(request, respond, store);
  });
  expect(sent).toContain('email');
  expect(sent).not.toContain('fullName');
});

it('says so when a profile cannot be put back, and when an account can no longer sign in [R-450]', async () => {
  const drift: Drift = async (request, respond, store) => {
    const isRestoring = request.method === 'PUT' && (await request.clone().text()).includes('"email":"student@example.com"');
    return isRestoring ? success() : takesAnyEmail(request, respond, store);
  };
  const problems = problemsOf(await runAround('updateProfile', drift));
  expect(problems).toContain('the profile of role 10 could not be put back: its email has changed');
  expect(problems).toContain('role 10 could sign in before the run, and cannot after it');
});

it('warns of a value of a wrong type that a write takes, and names the field and the rule [R-450]', async () => {
  const rows = await runAround(
    'createBatch',
    driftInput('/create-batch', ({ title, studentLimit }) => ({ title: String(title), studentLimit: Number(studentLimit) || 30 })),
  );
  expect(warningsOf(rows, 'createBatch')).toEqual(
    expect.arrayContaining([
      'a request with title that is a list succeeds too',
      'a request with studentLimit that is a text succeeds too',
      'a request without studentLimit succeeds too',
    ]),
  );
});

it('warns of a value that comes back in another type than was sent [R-450]', async () => {
  const drift = driftBody('/self-created-results', (body: object) => JSON.stringify(body).replace(/"duration":(\d+)/g, '"duration":"$1"'));
  expect(warningsOf(await runAround('createResult', drift), 'createResult')).toContain(
    'in listResults duration comes back as "3" after 3 was sent',
  );
});

it('finds a receipt without its key where the first creation was rejected [R-450]', async () => {
  let count = 0;
  const drift: Drift = async (request, respond) => {
    if (!isTo(request, 'POST /create-batch')) return respond();
    count += 1;
    if (count === 1) return problem(409, 'This title is taken.');
    const response = await respond();
    return response.ok ? success({ message: 'Done' }) : response;
  };
  expect(problemsOf(await runAround('createBatch', drift))).toContain('a second time, /success is required');
});

it.each<[string, () => Response]>([
  ['an empty page', () => new Response('', { headers: { ...cors, 'Content-Type': 'text/html', 'Content-Security-Policy': 'sandbox' } })],
  ['an empty text', () => success('')],
  ['an object', () => success()],
])('finds a document that is %s [R-450]', async (_name, respond) => {
  const rows = await runAgainst(driftAt('/my-ht/', async (correct) => ((await correct()).ok ? respond() : correct())));
  expect(failuresOf(rows)).toEqual([expect.stringMatching(/^getHallTicket: (the document is empty|must be string)/)]);
});

it('gives the command that repeats a request which was rejected', async () => {
  const reject = driftAt('/find-result/', () => problem(404));
  const empty = driftField('/self-created-results', 'results', []);
  const rows = await runAgainst((...all) => (isTo(all[0], 'GET /find-result/') ? reject(...all) : empty(...all)));
  expect(rows.find(({ operation }) => operation === 'findResult')).toMatchObject({
    verdict: 'rejected',
    curl: expect.stringContaining("'http://localhost/v1/find-result/GVI%2F01%2F2026/c-ccc'"),
  });
});

it('gives a profile back after random sequences too, and never sends a hash as the password [R-450]', async () => {
  const drift: Drift = async (request, respond, store) => {
    for (const account of store.state.db.accounts) delete account.city;
    const password = `$2b$10$${Math.random()}`;
    return driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { password }))(request, respond, store);
  };
  const options = { ...writes, sequences: 2, seed: 3 };
  const { student } = await runWithStore(drift, options, contractAround('updateProfile', writes));
  expect(student).toMatchObject({ phone: '0000012345', password: 'student123', village: 'Gomti Nagar' });
});

it('is silent about a server that ends all sessions at a sign-in or a new password [R-450]', async () => {
  const ended = new Set<string | null>();
  const last = new Map<string, string>();
  const drift: Drift = async (request, respond) => {
    const sent = request.headers.get('authorization');
    if (ended.has(sent)) return problem(401, 'Session ended');
    const isLogin = isTo(request, 'POST /login');
    const { email } = isLogin ? await request.clone().json() : {};
    const response = await respond();
    if (isLogin && response.ok) {
      const { token } = await response.clone().json();
      if (last.has(email)) ended.add(`Bearer ${last.get(email)}`);
      last.set(email, token);
    }
    if (isTo(request, 'PUT /update-password') && response.ok) ended.add(sent);
    return response;
  };
  expect(failuresOf(await runAgainst(drift, { ...writes, sequences: 1, seed: 3 }))).toEqual([]);
});

it('shows no token and no password of a server that repeats them [R-450]', async () => {
  const drift: Drift = async (request, respond) => {
    const token = request.headers.get('authorization');
    return token && isTo(request, 'POST /create-batch') ? problem(401, `${token} is not valid`) : respond();
  };
  const rows = await runAgainst(drift, { ...writes, sequences: 2, seed: 3 }, contractAround('createBatch', writes));
  expect(JSON.stringify(rows)).toContain('Bearer *** is not valid');
  expect(JSON.stringify(rows)).not.toMatch(/mock\.[\w-]{8}/);
});

it('takes the page of a website in place of a list for a wrong response, and not for a hole of authority [R-450]', async () => {
  const page = () => new Response('<!doctype html><title>Welcome</title>', { headers: { ...cors, 'Content-Type': 'text/html' } });
  const problems = problemsOf(await runAgainst(driftAt('/my-txn', page)));
  expect(problems).toContain('HTML instead of JSON');
  expect(problems.join()).not.toContain('succeeds too');
});
