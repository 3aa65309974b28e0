import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anything, clientWith, html, type Reply, refusal, silence } from '../test/fake-server.ts';
import { ApiError, isApiError, NetworkError, ParseError, TimeoutError } from './errors.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const once = { retries: 0 };

describe('a refusal', () => {
  it.each([400, 401, 403, 404, 409, 413, 415, 422, 429, 500])(
    "with %i carries status and the server's message [R-253, R-264]",
    async (status) => {
      const { api } = clientWith(refusal(status, 'Server says no'));
      const error = await failureOf(api.listBatches());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ name: 'ApiError', status, message: 'Server says no', operation: 'listBatches', fieldErrors: {} });
    },
  );

  it.each([200, 201, 204, 299])('is not seen in status %i [R-264]', async (status) => {
    const body = status === 204 ? null : JSON.stringify(anything);
    const { api } = clientWith(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
    await expect(
      api.requestFranchise({ fullName: '', email: '', phone: '', address: '', CenterLocation: '', workExperience: '', aboutInstitute: '' }),
    ).resolves.toBeTruthy();
  });

  it('is also a 200 that says success false', async () => {
    const { api } = clientWith(Response.json({ ...anything, success: false, message: 'Not today' }));
    expect(await failureOf(api.listCourses())).toMatchObject({ name: 'ApiError', status: 200, message: 'Not today' });
  });

  it('may hold texts by field [R-109]', async () => {
    const { api } = clientWith(refusal(422, { phone: ['Bad phone', 'Too short'], amount: ['Bad amount'] }));
    const error = await failureOf(api.createPurchase({ amount: 1, courseId: 'c' }));
    if (!isApiError(error, 'createPurchase')) throw error;
    expect(error.fieldErrors.phone).toEqual(['Bad phone', 'Too short']);
    expect(error.fieldErrors.amount).toEqual(['Bad amount']);
    expect(error.message).toBe('Bad phone Bad amount');
    expect(isApiError(error, 'login')).toBe(false);
  });

  it.each([undefined, null, 7, '', ' ', [], {}, { phone: 7 }])(
    'without a readable message (%j) gets a neutral one [F-25]',
    async (message) => {
      const { api } = clientWith(refusal(422, message));
      expect(await failureOf(api.login({ email: '', password: '' }))).toMatchObject({ message: 'The server refused the request (422).' });
    },
  );

  it('without a body, as an empty 500, is still a refusal [F-07]', async () => {
    const { api } = clientWith(new Response(null, { status: 500 }));
    expect(await failureOf(api.listCourses())).toMatchObject({
      name: 'ApiError',
      status: 500,
      message: 'The server could not answer (500). Please try again in a little while.',
    });
  });

  it('as an HTML page keeps the page out of the message [F-06, R-260]', async () => {
    const { api } = clientWith(html('<h1>502 Bad Gateway</h1>', 502));
    const error = await failureOf(api.listCourses({}, once));
    expect(error).toMatchObject({ name: 'ApiError', status: 502, body: '<h1>502 Bad Gateway</h1>' });
    expect(String(error)).not.toContain('<');
  });

  it('tells how long to wait [F-10]', async () => {
    const { api } = clientWith(refusal(429, 'Slow down', { 'retry-after': '30' }));
    expect(await failureOf(api.listCourses())).toMatchObject({ retryAfterMs: 30_000 });
  });

  it('never holds the request [S-06]', async () => {
    const { api } = clientWith(refusal(401, 'No'));
    const error = await failureOf(api.login({ email: 'canary@example.com', password: 'canary-secret' }));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('canary');
  });
});

describe('an answer that is not the contract', () => {
  const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
  const cases: Record<string, Reply> = {
    'truncated JSON': json('{"courses":[{"_id"'),
    'an empty body': json(''),
    '204 without a body': new Response(null, { status: 204 }),
    'a JSON list': json('[]'),
    'JSON null': json('null'),
    'a missing key': json('{"success":true}'),
    'a key that holds null': json('{"success":true,"courses":null}'),
    'an HTML page with 200': html('<h1>Welcome to nginx</h1>'),
    'another content type': new Response(JSON.stringify(anything), { headers: { 'content-type': 'text/plain' } }),
  };
  it.each(Object.keys(cases))('%s is a ParseError [F-06, F-07]', async (name) => {
    const { api } = clientWith(cases[name] as Reply);
    const error = await failureOf(api.listCourses());
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ message: 'The server sent an answer that could not be read.', operation: 'listCourses' });
  });

  it('unknown keys are kept and a byte order mark is read over [F-07, F-38]', async () => {
    const { api } = clientWith(json(`\uFEFF${JSON.stringify({ ...anything, news: [1] })}`));
    expect(await api.listCourses()).toMatchObject({ news: [1] });
  });

  const lookup = { rollNo: 'A/1', courseId: 'c' };
  it('a document may come as HTML or as a JSON string [R-236]', async () => {
    expect(await clientWith(html('<p>क</p>')).api.findResult(lookup)).toBe('<p>क</p>');
    expect(await clientWith(json('"<p>क</p>"')).api.findResult(lookup)).toBe('<p>क</p>');
  });

  it.each([
    ['an empty document', html('  ')],
    ['a JSON object', json('{"success":true}')],
    ['an empty JSON string', json('""')],
    ['plain text', new Response('hello', { headers: { 'content-type': 'text/plain' } })],
    ['the shell of an app', html('<!doctype html><div id="root"></div><script type="module" src="/a.js"></script>')],
  ])('%s is no document [F-06, F-31]', async (_name, reply) => {
    expect(await failureOf(clientWith(reply).api.findResult(lookup))).toBeInstanceOf(ParseError);
  });

  it('a sentence in place of a document is a refusal with that sentence [R-236, R-237]', async () => {
    const error = await failureOf(clientWith(json('{"message":"Result not declared yet"}')).api.findResult(lookup));
    expect(error).toMatchObject({ name: 'ApiError', message: 'Result not declared yet' });
  });

  it('a document may have parts whose names begin like an app', async () => {
    expect(await clientWith(html('<div id="root-certificate">क</div>')).api.findResult(lookup)).toContain('root-certificate');
  });

  it("a document call answered with success false shows the server's message", async () => {
    const error = await failureOf(clientWith(Response.json({ success: false, message: 'No such result' })).api.findResult(lookup));
    expect(error).toMatchObject({ name: 'ApiError', message: 'No such result' });
  });
});

describe('nobody answered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('offline is a NetworkError with its cause [R-257]', async () => {
    const cause = new TypeError('fetch failed');
    const error = await failureOf(clientWith(cause).api.createBatch({ title: '', time: '', studentLimit: 1 }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'The server could not be reached. Please check your connection.', cause });
  });

  it('a connection that breaks inside the body is a NetworkError too', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), {
        headers: { 'content-type': 'application/json' },
      });
    expect(await failureOf(clientWith(broken).api.listCourses({}, once))).toBeInstanceOf(NetworkError);
  });

  it('a mistake in the call itself keeps its own error', async () => {
    const { api } = clientWith(Response.json(anything));
    const error = await failureOf(api.listCourses({}, { headers: { 'bad header\n': 'x' } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(NetworkError);
  });

  it('waits for ever by default [R-263]', async () => {
    let settled = false;
    void failureOf(clientWith(silence).api.listCourses()).then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(24 * 3600_000);
    expect(settled).toBe(false);
  });

  it('gives up after the asked time [R-258, F-04]', async () => {
    const { api } = clientWith(silence, { timeoutMs: 60_000, readTimeoutMs: 5000 });
    const read = failureOf(api.listCourses());
    const write = failureOf(api.createBatch({ title: '', time: '', studentLimit: 1 }, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 5000,
      message: 'The server took too long to answer. Please try again.',
    });
    expect(await write).toBeInstanceOf(TimeoutError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an abort by the caller passes through [R-259]', async () => {
    const controller = new AbortController();
    const { api } = clientWith(silence);
    const failure = failureOf(api.listCourses({}, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(await failureOf(api.listCourses({}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  });
});
