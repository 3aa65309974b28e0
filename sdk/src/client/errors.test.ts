import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createTestApi,
  errorResponse,
  type FakeReply,
  htmlResponse,
  neverRespond,
  rejectionOf,
  validBody,
} from '../../test/fake-server.ts';
import { isApiError } from '../generated/errors.ts';
import { ApiError, NetworkError, ParseError, SdkError, TimeoutError } from './errors.ts';

const noRetries = { retries: 0 };

describe('an error response', () => {
  it.each([400, 401, 403, 404, 409, 413, 415, 422, 429, 500])(
    "with %i has the status and the server's message [R-253, R-264]",
    async (status) => {
      const { api } = createTestApi(errorResponse(status, 'Server says no'));
      const error = await rejectionOf(api.listBatches());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ name: 'ApiError', status, message: 'Server says no', operation: 'listBatches', fieldErrors: {} });
    },
  );

  it.each([200, 201, 204, 299])('does not include status %i [R-264]', async (status) => {
    const body = status === 204 ? null : JSON.stringify(validBody);
    const { api } = createTestApi(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
    await expect(
      api.requestFranchise({ fullName: '', email: '', phone: '', address: '', CenterLocation: '', workExperience: '', aboutInstitute: '' }),
    ).resolves.toBeTruthy();
  });

  it('includes a 200 with success false', async () => {
    const { api } = createTestApi(Response.json({ ...validBody, success: false, message: 'Not today' }));
    expect(await rejectionOf(api.listCourses())).toMatchObject({ name: 'ApiError', status: 200, message: 'Not today' });
  });

  it('may hold messages by field [R-109]', async () => {
    const { api } = createTestApi(errorResponse(422, { phone: ['Bad phone', 'Too short'], amount: ['Bad amount'] }));
    const error = await rejectionOf(api.createPurchase({ amount: 1, courseId: 'c' }));
    if (!isApiError(error, 'createPurchase')) throw error;
    expect(error.fieldErrors.phone).toEqual(['Bad phone', 'Too short']);
    expect(error.fieldErrors.amount).toEqual(['Bad amount']);
    expect(error.message).toBe('Bad phone Bad amount');
    expect([isApiError(error), isApiError(error, 'login'), isApiError(new Error('x'))]).toEqual([true, false, false]);
  });

  it('may hold one message by field, beside names that would change the prototype [S-14]', async () => {
    const body = '{"success":false,"message":{"__proto__":["polluted"],"email":"Bad email"}}';
    const { api } = createTestApi(new Response(body, { status: 422, headers: { 'content-type': 'application/json' } }));
    const error = await rejectionOf(api.login({ email: '', password: '' }));
    if (!isApiError(error)) throw error;
    expect(error.message).toBe('Bad email');
    expect(error.fieldErrors).toEqual({ email: ['Bad email'] });
    expect(Object.getPrototypeOf(error.fieldErrors)).toBe(Object.prototype);
  });

  it.each([undefined, null, 7, '', ' ', [], {}, { phone: 7 }])(
    'without a readable message (%j) gets a default one [F-25]',
    async (message) => {
      const { api } = createTestApi(errorResponse(422, message));
      const error = await rejectionOf(api.login({ email: '', password: '' }));
      expect(isApiError(error) && error.fieldErrors).toEqual({});
      expect(error).toMatchObject({ message: 'The server rejected the request (422).' });
    },
  );

  it('without a body, or with one of HTML, has a message of the SDK [F-06, F-07, R-260]', async () => {
    const html = '<h1>502 Bad Gateway</h1>';
    for (const [reply, status, body] of [
      [new Response(null, { status: 500 }), 500, ''],
      [htmlResponse(html, 502), 502, html],
    ] as const)
      expect(await rejectionOf(createTestApi(reply, noRetries).api.listCourses())).toMatchObject({
        name: 'ApiError',
        status,
        body,
        message: `The server could not answer (${status}). Please try again in a little while.`,
      });
  });

  it('has the message that the client returns for it [R-260]', async () => {
    const errorMessage = vi.fn((error: SdkError) => `${error.name}: सर्वर जवाब नहीं दे सका। ${error.message}`);
    const { api } = createTestApi(errorResponse(500, 'Closed'), { ...noRetries, errorMessage });
    expect(await rejectionOf(api.listCourses())).toMatchObject({ message: 'ApiError: सर्वर जवाब नहीं दे सका। Closed' });
    expect(errorMessage).toHaveBeenCalledOnce();
  });

  it.each([
    ['30', 30_000],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['9'.repeat(400), 86_400_000],
    ['Sun, 22 Nov 2099 12:00:00 GMT', 86_400_000],
  ])('has the Retry-After %s in milliseconds from now, from 0 to a day [F-10]', async (header, retryAfterMs) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { api } = createTestApi(errorResponse(429, 'Slow down', { 'retry-after': header }), { retries: 0 });
    const error = await rejectionOf(api.listCourses());
    expect(isApiError(error) && error.retryAfterMs).toBe(retryAfterMs);
  });

  it('is stored and printed without the request and the response, which may hold personal data [S-06]', async () => {
    const body = { message: 'No', phone: 'canary' };
    const { api } = createTestApi(Response.json(body, { status: 422, headers: { 'Set-Cookie': 'canary' } }));
    const error = await rejectionOf(api.login({ email: 'canary@example.com', password: 'canary-secret' }));
    expect(JSON.parse(JSON.stringify(error))).toEqual({ name: 'ApiError', operation: 'login', message: 'No' });
    expect(JSON.stringify(new NetworkError('login', new Error('canary')))).not.toContain('canary');
    expect(inspect(error, { depth: 9 })).not.toContain('canary');
    // A program that needs the headers and the body reads the properties.
    expect(isApiError(error) && [error.headers.get('set-cookie'), error.body]).toEqual(['canary', body]);
  });

  it("says whether a 401 came because no token was sent, in a property beside the server's message", async () => {
    const { api } = createTestApi(errorResponse(401, 'Please sign in'));
    const rejections = [
      rejectionOf(createTestApi(errorResponse(401, 'Please sign in'), { token: () => undefined }).api.getProfile()),
      rejectionOf(api.getProfile({}, { token: null })),
      rejectionOf(api.getProfile()),
      rejectionOf(api.login({ email: '', password: '' })),
      rejectionOf(createTestApi(errorResponse(403, 'Please sign in')).api.getProfile({}, { token: null })),
    ];
    const errors = await Promise.all(rejections);
    expect(errors.map((error) => isApiError(error) && error.sentWithoutToken)).toEqual([true, true, false, false, false]);
    for (const error of errors) expect(error).toMatchObject({ message: 'Please sign in' });
  });

  it('is an SdkError, as the three others are, and nothing else is', async () => {
    const { api } = createTestApi(errorResponse(422, 'No'));
    expect(await rejectionOf(api.listCourses())).toBeInstanceOf(SdkError);
    const others = [new NetworkError('login', undefined), new TimeoutError('login', 1), new ParseError('login', 200, '')];
    for (const error of others) expect(error).toBeInstanceOf(SdkError);
    expect(new TypeError('x')).not.toBeInstanceOf(SdkError);
  });
});

describe('a response that does not match the contract', () => {
  const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
  const cases: Record<string, FakeReply> = {
    'truncated JSON': json('{"courses":[{"_id"'),
    'an empty body': json(''),
    '204 without a body': new Response(null, { status: 204 }),
    'a JSON list': json('[]'),
    'JSON null': json('null'),
    'a missing key': json('{"success":true}'),
    'a key that is null': json('{"success":true,"courses":null}'),
    'an HTML page with 200': htmlResponse('<h1>Welcome to nginx</h1>'),
    'another content type': new Response(JSON.stringify(validBody), { headers: { 'content-type': 'text/plain' } }),
  };
  it.each(Object.keys(cases))('is a ParseError: %s [F-06, F-07]', async (name) => {
    const { api } = createTestApi(cases[name] as FakeReply);
    const error = await rejectionOf(api.listCourses());
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ message: 'The server sent a response that could not be read.', operation: 'listCourses' });
  });

  it('is a ParseError: text where any JSON object is accepted [F-06]', async () => {
    const { api } = createTestApi(new Response('Thank you', { headers: { 'content-type': 'text/plain' } }));
    expect(await rejectionOf(api.sendQuery({ name: '', email: '', phone: '', message: '' }))).toBeInstanceOf(ParseError);
  });

  it('accepts unknown keys and a byte order mark [F-07, F-38]', async () => {
    const { api } = createTestApi(json(`\uFEFF${JSON.stringify({ ...validBody, news: [1] })}`));
    expect(await api.listCourses()).toMatchObject({ news: [1] });
  });

  const lookup = { rollNo: 'A/1', courseId: 'c' };
  it('accepts a document as HTML or as a JSON string, also with an element whose id begins with root [R-236]', async () => {
    const document = '<div id="root-certificate">क</div>';
    for (const reply of [htmlResponse(document), json(JSON.stringify(document))])
      expect(await createTestApi(reply).api.findResult(lookup)).toBe(document);
  });

  it.each([
    ['an empty document', htmlResponse('  ')],
    ['a JSON object', json('{"success":true}')],
    ['an empty JSON string', json('""')],
    ['plain text', new Response('hello', { headers: { 'content-type': 'text/plain' } })],
    ['the shell of a web app', htmlResponse('<!doctype html><div id="root"></div><script type="module" src="/a.js"></script>')],
    ['a shell without quotes', htmlResponse('<div id=app></div>')],
    ['a shell with single quotes', htmlResponse("<div id='root'></div>")],
    ['a page with a module', htmlResponse('<p>Loading</p><script async type="module" src="/a.js"></script>')],
    ['a page with a module, without quotes', htmlResponse('<p>Loading</p><script defer type=module src=/a.js></script>')],
  ])('rejects %s in place of a document [F-06, F-31]', async (_name, reply) => {
    expect(await rejectionOf(createTestApi(reply).api.findResult(lookup))).toBeInstanceOf(ParseError);
  });

  it("throws an ApiError with the server's message in place of a document, also with success false [R-236, R-237]", async () => {
    for (const body of [{ message: 'Result not declared yet' }, { success: false, message: 'Result not declared yet' }])
      expect(await rejectionOf(createTestApi(Response.json(body)).api.findResult(lookup))).toMatchObject({
        name: 'ApiError',
        message: 'Result not declared yet',
      });
  });
});

describe('without a response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('an offline call rejects with a NetworkError and its cause [R-257]', async () => {
    const cause = new TypeError('fetch failed');
    const error = await rejectionOf(createTestApi(cause).api.createBatch({ title: '', time: '', studentLimit: 1 }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'The server could not be reached. Please check your connection.', cause });
  });

  it('an invalid call rejects with its own error', async () => {
    const { api } = createTestApi(Response.json(validBody));
    const error = await rejectionOf(api.listCourses({}, { headers: { 'bad header\n': 'x' } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(NetworkError);
  });

  it.each([undefined, 0, -1, 2 ** 31, Number.POSITIVE_INFINITY])('a call with the timeout %s has none [R-263]', async (timeoutMs) => {
    let settled = false;
    void rejectionOf(createTestApi(neverRespond, { timeoutMs }).api.listCourses()).then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(24 * 3600_000);
    expect(settled).toBe(false);
  });

  it('a call rejects with a TimeoutError after its timeout [R-258, F-04]', async () => {
    const { api } = createTestApi(neverRespond, { timeoutMs: 60_000, queryTimeoutMs: 5000 });
    const query = rejectionOf(api.listCourses());
    const mutation = rejectionOf(api.createBatch({ title: '', time: '', studentLimit: 1 }, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await query).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 5000,
      message: 'The server took too long to answer. Please try again.',
    });
    expect(await mutation).toBeInstanceOf(TimeoutError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an aborted call rejects with the reason of the signal [R-259]', async () => {
    const controller = new AbortController();
    const { api } = createTestApi(neverRespond);
    const rejection = rejectionOf(api.listCourses({}, { signal: controller.signal }));
    controller.abort();
    expect(await rejection).toMatchObject({ name: 'AbortError' });
    expect(await rejectionOf(api.listCourses({}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  });
});
