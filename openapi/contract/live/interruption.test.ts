import { describe, expect, it } from 'vitest';
import { contractAround, type Drift, failuresOf, problem, runAgainst, studentOf, takesEverything } from './drifting-server.test-support.ts';

const writes = { tokens: [], writes: true };
const account = contractAround('updateProfile', writes);

/** Counts the requests, and acts before the server handles one of them. */
function before(place: number, act: () => void, drift: Drift = takesEverything) {
  const state = { count: 0 };
  const counting: Drift = (request, respond, store) => {
    state.count += 1;
    if (state.count === place) act();
    return drift(request, respond, store);
  };
  return { state, drift: counting };
}

/** How the student's account is after a run that is stopped at one of its requests. */
async function stopAt(place: number) {
  const controller = new AbortController();
  let student: ReturnType<typeof studentOf>;
  let ask: Parameters<Drift>[1] | undefined;
  const { drift, state } = before(place, () => controller.abort(new Error('Stopped by SIGINT.')));
  const remember: Drift = (request, respond, store) => {
    student = studentOf(store);
    ask = respond;
    return drift(request, respond, store);
  };
  const outcome = await runAgainst(remember, { ...writes, signal: controller.signal }, account).catch((error) => error);
  const body = JSON.stringify({ email: 'student@example.com', password: 'student123' });
  const headers = { 'Content-Type': 'application/json' };
  const signIn = await ask?.(new Request('http://localhost/v1/login', { method: 'POST', headers, body }));
  return { outcome, student, requests: state.count, signIn: signIn?.status };
}

describe('a run that is stopped, against a server that takes whatever it gets', () => {
  it('leaves an account that can sign in, and its profile, at each of 40 requests [R-450]', async () => {
    const { requests, student: untouched } = await stopAt(Number.POSITIVE_INFINITY);
    const { email, password, phone, city, state, dob } = untouched ?? {};
    expect({ email, password, city }).toEqual({ email: 'student@example.com', password: 'student123', city: 'Lucknow' });
    const places = Array.from({ length: 40 }, (_, index) => 3 + Math.floor((index * (requests - 20)) / 40));
    expect(new Set(places).size).toBe(40);
    for (const place of places) {
      const { outcome, student, signIn } = await stopAt(place);
      expect(signIn, `request ${place}`).toBe(200);
      expect(outcome, `request ${place}`).toMatchObject({ message: expect.stringMatching(/^Stopped by SIGINT\./) });
      expect(student, `request ${place}`).toMatchObject({ email, password, phone, city, state, dob });
    }
  });

  it('waits for a write that is on its way, and sends nothing but what restores the account [R-450]', async () => {
    const controller = new AbortController();
    const sent: string[] = [];
    const drift: Drift = async (request, respond, store) => {
      const body = request.method === 'PUT' ? await request.clone().text() : '';
      if (controller.signal.aborted) sent.push(`${request.method} ${new URL(request.url).pathname}`);
      if (!body.includes('"email":[1]')) return takesEverything(request, respond, store);
      controller.abort(new Error('Stopped.'));
      // The server changes the account only after a while.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return takesEverything(request, respond, store);
    };
    let student: ReturnType<typeof studentOf>;
    const remember: Drift = (request, respond, store) => {
      student = studentOf(store);
      return drift(request, respond, store);
    };
    const stopped = await runAgainst(remember, { ...writes, signal: controller.signal }, account).catch((error) => error);
    expect(stopped.message).toMatch(/^Stopped\.(\nLeft on the server.*)?$/);
    expect(student?.email).toBe('student@example.com');
    expect([...new Set(sent)].sort()).toEqual(['GET /v1/profile', 'POST /v1/login', 'PUT /v1/update-profile']);
  });

  it('names what it has left on the server [R-450]', async () => {
    const { outcome } = await stopAt(120);
    expect(outcome.message).toMatch(/\nLeft on the server, because it cannot be undone \(operation and times\): .*uploadPhoto \d/);
  });
});

it('undoes each change of a profile before the next probe [R-450]', async () => {
  const found: unknown[] = [];
  const drift: Drift = async (request, respond, store) => {
    const body = request.method === 'PUT' && request.url.endsWith('/update-profile') ? await request.clone().text() : '';
    const { email, phone, city, dob } = studentOf(store) ?? {};
    // The probes send the contract's example, in which one field is changed; the requests that restore the profile do not.
    if (/वाराणसी|uttarPradesh/.test(body) && !body.includes('Lucknow')) found.push({ email, phone, city, dob });
    return takesEverything(request, respond, store);
  };
  await runAgainst(drift, writes, account);
  expect(found.length).toBeGreaterThan(12);
  const unchanged = { email: 'student@example.com', phone: '0000012345', city: 'Lucknow', dob: '2004-08-15' };
  expect(found).toEqual(found.map(() => unchanged));
});

it.each([0, 6])('restores an email address after %d responses with 429, and says nothing of a lost account [R-450]', async (limited) => {
  let left = 0;
  let student: ReturnType<typeof studentOf>;
  const drift: Drift = async (request, respond, store) => {
    student = studentOf(store);
    const body = request.method === 'PUT' ? await request.clone().text() : '';
    if (body.includes('"email":[1]')) left = limited;
    else if (left-- > 0) return problem(429);
    return takesEverything(request, respond, store);
  };
  const rows = await runAgainst(drift, writes, account);
  expect(student?.email).toBe('student@example.com');
  expect(failuresOf(rows).join()).not.toContain('could sign in before the run');
});

it('restores a profile after a change with which the server has ended the session [R-450]', async () => {
  let student: ReturnType<typeof studentOf>;
  const ended = new Set<string | null>();
  const drift: Drift = async (request, respond, store) => {
    student = studentOf(store);
    const token = request.headers.get('authorization');
    if (ended.has(token)) return problem(401);
    const body = request.method === 'PUT' ? await request.clone().text() : '';
    if (body.includes('"village":[1]')) ended.add(token);
    return takesEverything(request, respond, store);
  };
  const rows = await runAgainst(drift, writes, account);
  expect(failuresOf(rows).join()).not.toContain('status 401');
  expect(ended.size).toBe(1);
  expect(student?.village).toBe('Gomti Nagar');
});

it('ends at once if it is stopped while it signs in', async () => {
  const controller = new AbortController();
  const hang: Drift = () => {
    controller.abort(new Error('Stopped.'));
    return new Promise(() => undefined);
  };
  await expect(runAgainst(hang, { ...writes, timeoutMs: 600_000, signal: controller.signal }, account)).rejects.toThrow('Stopped.');
});

it.each([8, 20, 45, 70, 110, 170, 230, 300, 370, 450, 520])(
  'a 429 at request %d leaves an operation that does not pass [R-450]',
  async (place) => {
    let count = 0;
    const drift: Drift = (request, respond) => {
      if (request.method !== 'OPTIONS') count += 1;
      return count === place && request.method !== 'OPTIONS' ? problem(429) : respond();
    };
    const rows = await runAgainst(drift, writes);
    expect(failuresOf(rows)).toEqual([]);
    const skipped = rows.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.map(({ reason }) => reason)).toContain('status 429: the server limits the rate of requests');
  },
);

it('asks once more for a list whose connection broke, but repeats no write [R-450]', async () => {
  const sent = new Map<string, number>();
  const drift: Drift = (request, respond) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    const times = (sent.get(line) ?? 0) + 1;
    sent.set(line, times);
    if (times === 1 && /^(GET \/v1\/wallet|POST \/v1\/create-batch)$/.test(line)) throw new TypeError('other side closed');
    return respond();
  };
  const rows = await runAgainst(drift, writes);
  expect(failuresOf(rows)).toEqual(['createBatch: no response: other side closed']);
});
