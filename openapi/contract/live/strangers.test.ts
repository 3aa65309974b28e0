import type { Mocks } from '@institute/mocks/node';
import { expect, it } from 'vitest';
import {
  contractAround,
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftInput,
  failuresOf,
  renameIds,
  runAgainst,
  tokens,
} from './drifting-server.test-support.ts';
import type { Row } from './types.ts';

const writes = { tokens: [], writes: true };
/** A run with writes on the operations around one, and all queries. */
const runAround = (id: string, drift: Drift) => runAgainst(drift, writes, contractAround(id, writes));
type Body = Record<string, Record<string, unknown>[]>;

/** Every text of the warnings of an operation. */
const warningsOf = (rows: Row[], id: string) =>
  rows.flatMap(({ operation, findings }) =>
    operation === id ? findings.filter(({ level }) => level === 'warning').map(({ problem }) => problem) : [],
  );

/** The server takes a token for that of the operator wherever a student sends one. */
const asOperator: Drift = (request, respond) => {
  const headers = new Headers(request.headers);
  if (headers.get('authorization') === `Bearer ${tokens[0]}`) headers.set('authorization', `Bearer ${tokens[1]}`);
  return respond(new Request(request, { headers }));
};

it('one wrong field hides neither the operations that take an id from its list nor a hole of authority behind them [R-450]', async () => {
  const drift: Drift = async (request, respond, store) => {
    if (request.url.includes('/my-ht/')) return asOperator(request, respond, store);
    return driftBody('/my-created-ht', ({ hallTickets: [exam] }: { hallTickets: [object] }) => void Object.assign(exam, { date: '' }))(
      request,
      respond,
      store,
    );
  };
  const rows = await runAgainst(renameIds(drift), { tokens });
  expect(rows.filter(({ verdict }) => verdict === 'rejected')).toEqual([]);
  expect(failuresOf(rows)).toEqual([
    'listExams: /hallTickets/0/date must match format "date"',
    'getHallTicket: a request with the token of role 10 succeeds too',
  ]);
});

it('a record that a probe has made is neither taken for one of the server nor for the effect of a write [R-450]', async () => {
  // Takes a student of a course that does not exist.
  const drift: Drift = async (request, respond, store) => {
    if (!request.url.endsWith('/admin/register') || !request.headers.get('content-type')?.startsWith('application/json')) return respond();
    const input: Record<string, unknown> = await request.clone().json();
    const isKnown = store.state.db.courses.some(({ _id }) => _id === input.courseId);
    if (isKnown || typeof input.courseId !== 'string') return respond();
    const response = await respond(new Request(request, { body: JSON.stringify({ ...input, courseId: 'c-ccc' }) }));
    store.state.db.accounts.at(-1)?.courses.splice(0, 1, input.courseId);
    return response;
  };
  const rows = await runAgainst(drift, writes);
  expect(failuresOf(rows)).toEqual(['createStudent: a request with courseId of no record succeeds too']);
  // Nor does it count as a change that the next write has made.
  expect(rows.flatMap(({ operation }) => warningsOf(rows, operation))).toEqual([]);
});

it('leaves passwords and profiles as they are on a server that takes whatever it gets [R-450]', async () => {
  let store: Mocks['store'] | undefined;
  const drift: Drift = async (request, respond, own) => {
    store = own;
    const isAccount = /\/update-(profile|password)$/.test(request.url) && request.method === 'PUT';
    const input = isAccount ? await request.clone().json() : {};
    const response = await respond();
    const account = own.state.db.accounts.find(({ _id }) => _id === 'u-student');
    const isStudent = request.headers.get('authorization')?.startsWith(`Bearer ${tokens[0]}`);
    if (!isAccount || response.ok || !isStudent || !account) return response;
    const { newPassword, password, contractUnknown, ...fields } = input;
    for (const [name, value] of Object.entries(fields)) Object.assign(account, { [name]: String(value) });
    if ('newPassword' in input) account.password = String(newPassword);
    return Response.json({ success: true, message: 'Done' }, { headers: cors });
  };
  await runAround('updateProfile', drift);
  const { email, password, city, dob } = store?.state.db.accounts.find(({ _id }) => _id === 'u-student') ?? {};
  expect({ email, password, city, dob }).toEqual({
    email: 'student@example.com',
    password: 'student123',
    city: 'Lucknow',
    dob: '2004-08-15',
  });
});

it('deletes no record that another person makes during the run [R-450]', async () => {
  let store: Mocks['store'] | undefined;
  const drift: Drift = async (request, respond, own) => {
    store = own;
    const response = await respond();
    if (request.url.endsWith('/create-batch') && response.ok && own.state.db.batches.every(({ _id }) => _id !== 'b-of-others')) {
      const createdAt = new Date().toISOString();
      own.state.db.batches.unshift({ _id: 'b-of-others', owner: 'u-franchise', title: 'Contract classes', createdAt, isActive: true });
    }
    return response;
  };
  await runAround('createBatch', drift);
  expect(store?.state.db.batches.filter(({ title }) => title?.startsWith('Contract')).map(({ _id }) => _id)).toContain('b-of-others');
});

it('a fault that every response has is told once [R-450]', async () => {
  const drift: Drift = (request, respond, store) => {
    const url = new URL(request.url);
    url.searchParams.delete('contractUnknown');
    return driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { phone: true }))(
      request,
      () => respond(new Request(url, request)),
      store,
    );
  };
  const rows = await runAgainst(drift, { tokens });
  expect(rows.flatMap(({ findings }) => findings.filter(({ level }) => level === 'drift'))).toHaveLength(1);
});

const takesAnyEmail: Drift = (request, respond, store) => {
  if (!request.url.endsWith('/update-profile') || request.method !== 'PUT') return respond();
  return (async () => {
    const input: Record<string, unknown> = await request.clone().json();
    const student = store.state.db.accounts.find(({ _id }) => _id === 'u-student');
    const isOfStudent = request.headers.get('authorization')?.includes(tokens[0]?.slice(5) ?? '') === true;
    const isValid = typeof input.email === 'string';
    if (!isOfStudent || !isValid || !student) return respond();
    student.email = String(input.email);
    return Response.json({ success: true, message: 'Your profile is updated' }, { headers: cors });
  })();
};

it('an account whose email address a probe could change has its own one back, and can sign in [R-450]', async () => {
  let store: Mocks['store'] | undefined;
  const rows = await runAround('updateProfile', (request, respond, own) => {
    store = own;
    return takesAnyEmail(request, respond, own);
  });
  expect(failuresOf(rows)).toEqual(['updateProfile: a request with email of another person succeeds too']);
  expect(store?.state.db.accounts.find(({ _id }) => _id === 'u-student')?.email).toBe('student@example.com');
});

it('sends no value for a field of a profile that it could not put back, nor one that the server must refuse [R-450]', async () => {
  const sent = new Set<string>();
  const hide = driftBody('/profile', ({ user }: { user: Record<string, unknown> }) => void Object.assign(user, { fullName: null }));
  await runAround('updateProfile', async (request, respond, store) => {
    if (request.method === 'PUT' && request.url.endsWith('/update-profile'))
      for (const name of Object.keys(await request.clone().json())) sent.add(name);
    return hide(request, respond, store);
  });
  expect(sent).toContain('email');
  expect(sent).not.toContain('fullName');
});

it('says so when a profile cannot be put back, and when an account can no longer sign in [R-450]', async () => {
  const drift: Drift = async (request, respond, store) => {
    const isRestoring = request.method === 'PUT' && (await request.clone().text()).includes('"email":"student@example.com"');
    return isRestoring ? Response.json({ success: true, message: 'Done' }, { headers: cors }) : takesAnyEmail(request, respond, store);
  };
  const problems = (await runAround('updateProfile', drift)).flatMap(({ findings }) => findings.map(({ problem }) => problem));
  expect(problems).toContain('the profile of role 10 could not be put back: its email has changed');
  expect(problems).toContain('role 10 could sign in before the run, and cannot after it');
});

it('warns of a value of a wrong type that a write takes, and names the field and the rule [R-450]', async () => {
  const rows = await runAround(
    'createBatch',
    driftInput('/create-batch', ({ title, studentLimit }) => ({
      title: String(title),
      ...(Number(studentLimit) ? { studentLimit: Number(studentLimit) } : { studentLimit: 30 }),
    })),
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
  const drift = driftBody('/self-created-results', ({ results }: Body) => {
    for (const row of results ?? []) row.duration = String(row.duration);
  });
  expect(warningsOf(await runAround('createResult', drift), 'createResult')).toContain(
    'in listResults duration comes back as "3" after 3 was sent',
  );
});

it('finds a receipt without its key where the first creation was refused [R-450]', async () => {
  let count = 0;
  const drift: Drift = async (request, respond) => {
    if (!request.url.endsWith('/create-batch') || request.method !== 'POST') return respond();
    count += 1;
    if (count === 1) return Response.json({ success: false, message: 'This title is taken.' }, { status: 409, headers: cors });
    const response = await respond();
    return response.ok ? Response.json({ message: 'Done' }, { headers: cors }) : response;
  };
  const problems = (await runAround('createBatch', drift)).flatMap(({ findings }) => findings.map(({ problem }) => problem));
  expect(problems).toContain('a second time, /success is required');
});

it.each<[string, () => Response]>([
  ['an empty page', () => new Response('', { headers: { ...cors, 'Content-Type': 'text/html', 'Content-Security-Policy': 'sandbox' } })],
  ['an empty text', () => Response.json('', { headers: cors })],
  ['an object', () => Response.json({ success: true }, { headers: cors })],
])('finds a document that is %s [R-450]', async (_name, respond) => {
  const rows = await runAgainst(driftAt('/my-ht/', async (correct) => ((await correct()).ok ? respond() : correct())));
  expect(failuresOf(rows)).toEqual([expect.stringMatching(/^getHallTicket: (the document is empty|must be string)/)]);
});

it('gives the command that repeats a request which was rejected', async () => {
  const refuse = driftAt('/find-result/', () => Response.json({ success: false, message: 'No' }, { status: 404, headers: cors }));
  const rows = await runAgainst((request, respond, store) =>
    driftBody('/self-created-results', () => ({ success: true, results: [] }))(
      request,
      async (other) => refuse(request, async () => respond(other), store),
      store,
    ),
  );
  expect(rows.find(({ operation }) => operation === 'findResult')).toMatchObject({
    verdict: 'rejected',
    curl: expect.stringContaining("'http://localhost/v1/find-result/GVI%2F01%2F2026/c-ccc'"),
  });
});

it('gives a profile back after random sequences too, and never sends a hash as the password [R-450]', async () => {
  let store: Mocks['store'] | undefined;
  const hash = () => `$2b$10$${Math.random()}`;
  const drift: Drift = async (request, respond, own) => {
    store = own;
    for (const account of own.state.db.accounts) delete account.city;
    return driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { password: hash() }))(request, respond, own);
  };
  await runAgainst(drift, { ...writes, sequences: 2, seed: 3 }, contractAround('updateProfile', writes));
  const { phone, password, village } = store?.state.db.accounts.find(({ _id }) => _id === 'u-student') ?? {};
  expect({ phone, password, village }).toEqual({ phone: '0000012345', password: 'student123', village: 'Gomti Nagar' });
});

it('is silent about a server that ends all sessions at a sign-in or a new password [R-450]', async () => {
  const ended = new Set<string | null>();
  const last = new Map<string, string>();
  const drift: Drift = async (request, respond) => {
    const sent = request.headers.get('authorization');
    if (ended.has(sent)) return Response.json({ success: false, message: 'Session ended' }, { status: 401, headers: cors });
    const isLogin = request.url.endsWith('/login') && request.method === 'POST';
    const { email } = isLogin ? await request.clone().json() : {};
    const response = await respond();
    if (isLogin && response.ok) {
      const { token } = await response.clone().json();
      if (last.has(email)) ended.add(`Bearer ${last.get(email)}`);
      last.set(email, token);
    }
    if (request.method === 'PUT' && request.url.endsWith('/update-password') && response.ok) ended.add(sent);
    return response;
  };
  expect(failuresOf(await runAgainst(drift, { ...writes, sequences: 1, seed: 3 }))).toEqual([]);
});

it('shows no token and no password of a server that repeats them [R-450]', async () => {
  const drift: Drift = async (request, respond) => {
    const token = request.headers.get('authorization');
    return token && request.method === 'POST' && request.url.endsWith('/create-batch')
      ? Response.json({ success: false, message: `${token} is not valid` }, { status: 401, headers: cors })
      : respond();
  };
  const rows = await runAgainst(drift, { ...writes, sequences: 2, seed: 3 }, contractAround('createBatch', writes));
  expect(JSON.stringify(rows)).toContain('Bearer *** is not valid');
  expect(JSON.stringify(rows)).not.toMatch(/mock\.[\w-]{8}/);
});
