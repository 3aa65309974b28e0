import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, errorResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import { createApi } from './create-api.ts';
import { NetworkError } from './errors.ts';
import type { Middleware } from './http-client.ts';

const batch = { title: 'शाम', time: '5 PM', studentLimit: 1 };
const success = () => Response.json(validBody);

describe('a middleware', () => {
  it('sees every request and response of the named calls, with the operation', async () => {
    const seen: string[] = [];
    const { api } = createTestApi([success(), errorResponse(422, 'No'), errorResponse(503, 'Down'), success()]);
    api.use({
      onRequest: ({ request, params }) => void seen.push(`${params.operation} ${request.method}`),
      onResponse: ({ response, params, schemaPath }) => void seen.push(`${params.operation} ${schemaPath} ${response.status}`),
    });
    await api.getCourse({ id: 'c' });
    await rejectionOf(api.createBatch(batch));
    expect(seen.splice(0)).toEqual(['getCourse GET', 'getCourse /course/{id} 200', 'createBatch POST', 'createBatch /create-batch 422']);
    await api.listBatches();
    const attempts = [503, 200].flatMap((status) => ['listBatches GET', `listBatches /self-created-batches ${status}`]);
    expect(seen).toEqual(attempts);
  });

  it('may change a request, and respond in place of the server', async () => {
    const { api, requests } = createTestApi(success);
    api.use({ onRequest: ({ request }) => request.headers.set('X-Request-Id', '42') });
    await api.listCourses();
    expect(requests[0]?.headers.get('x-request-id')).toBe('42');
    api.use({ onRequest: () => Response.json({ courses: [{ _id: 'c', title: 'CCC', price: 1 }] }) });
    expect((await api.listCourses()).courses).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  it('sees the error of a request without a response, and its own error fails the call', async () => {
    const { api } = createTestApi(new TypeError('fetch failed'));
    const errors: unknown[] = [];
    api.use({ onError: ({ error, params }) => void errors.push([params.operation, error instanceof NetworkError]) });
    expect(await rejectionOf(api.createBatch(batch))).toBeInstanceOf(NetworkError);
    expect(errors).toEqual([['createBatch', true]]);
    const broken = new Error('a bug in the middleware');
    api.use({
      onRequest: () => {
        throw broken;
      },
    });
    expect(await rejectionOf(api.listCourses())).toBe(broken);
  });

  it('that reads the response fails the call with its own error, once: the one that it throws, or that it forgets to clone', async () => {
    const { api, requests } = createTestApi(success);
    const reads = { onResponse: async ({ response }) => void (await response.json()) } satisfies Middleware;
    api.use(reads);
    expect(await rejectionOf(api.listCourses())).toMatchObject({ name: 'TypeError', message: expect.stringContaining('Body') });
    api.eject(reads);
    const maintenance = new TypeError('maintenance');
    api.use({
      onResponse: async ({ response }) => {
        await response.json();
        throw maintenance;
      },
    });
    expect(await rejectionOf(api.listCourses())).toBe(maintenance);
    expect(requests).toHaveLength(2);
  });
});

describe('fetch', () => {
  it('is called with a Request if it declares one parameter', async () => {
    const fetch = vi.fn(async (_request: Request) => success());
    await createApi({ baseUrl: 'https://host/v1', fetch }).createBatch(batch);
    expect(await fetch.mock.calls[0]?.[0].json()).toEqual(batch);
  });

  it('is called with a URL and options if it declares two', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => success());
    const api = createApi({ baseUrl: 'https://host/v1', fetch, token: () => 't', fetchOptions: { cache: 'no-store' } });
    await api.createBatch(batch, { timeoutMs: 1000 });
    await api.uploadPhoto({ avatar: new File(['x'], 'a.png') });
    await api.getCourse({ id: 'c' });
    const [post, upload, get] = fetch.mock.calls;
    expect(post?.[0]).toBe('https://host/v1/create-batch');
    expect(post?.[1]).toMatchObject({ method: 'POST', redirect: 'manual', credentials: 'omit', cache: 'no-store' });
    expect(post?.[1].headers).toMatchObject({ authorization: 'Bearer t', 'content-type': 'application/json' });
    expect(post?.[1].signal).toBeInstanceOf(AbortSignal);
    expect(await new Request('https://host', post?.[1]).json()).toEqual(batch);
    const form = await new Request('https://host', upload?.[1]).formData();
    expect(form.get('avatar')).toMatchObject({ name: 'a.png' });
    expect(get?.[1].body).toBeUndefined();
  });

  it('is called with a URL if it cannot read the global Request, as that of npm undici', async () => {
    const parse = (input: unknown) => new URL(String(input));
    const parseAsUndici = (input: unknown) => {
      try {
        return parse(input);
      } catch (cause) {
        throw new TypeError(`Failed to parse URL from ${input}`, { cause });
      }
    };
    for (const parseUrl of [parse, parseAsUndici]) {
      const bodies: unknown[] = [];
      const fetch = async (input: unknown, ...[init]: RequestInit[]) => {
        bodies.push(await new Request(parseUrl(input), init).json());
        return success();
      };
      await createApi({ baseUrl: 'https://host/v1', fetch }).createBatch(batch);
      expect(bodies).toEqual([batch]);
    }
  });

  it('is called once if it cannot read another URL', async () => {
    const fetch = vi.fn(async (_request: Request) => {
      new URL('no URL');
      return success();
    });
    expect(await rejectionOf(createApi({ baseUrl: 'https://host/v1', fetch }).deleteBatch({ id: 'b' }))).toBeInstanceOf(NetworkError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('may throw or respond without a promise, as JavaScript mocks do', async () => {
    const fail = () => {
      throw new TypeError('fetch failed');
    };
    const rejected = createApi({ baseUrl: 'https://host/v1', fetch: fail, retries: 0 });
    expect(await rejectionOf(rejected.listCourses())).toBeInstanceOf(NetworkError);
    const fetch = vi.fn().mockReturnValue(success());
    expect(await createApi({ baseUrl: 'https://host/v1', fetch }).listCourses()).toEqual(validBody);
  });

  it('is the global one of the moment of the call', async () => {
    const api = createApi({ baseUrl: 'https://host/v1' });
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => success());
    onTestFinished(() => spy.mockRestore());
    await api.listCourses();
    expect(spy).toHaveBeenCalledOnce();
  });

  it('gets the options of the client, and those of the call over them', async () => {
    const { api, requests } = createTestApi(success, { fetchOptions: { cache: 'no-store', credentials: 'include' } });
    await api.listCourses();
    await api.listCourses({}, { fetchOptions: { cache: 'force-cache', next: { revalidate: 60 } } });
    expect(requests.map(({ cache, credentials }) => [cache, credentials])).toEqual([
      ['no-store', 'include'],
      ['force-cache', 'include'],
    ]);
    // This option would send the token to another origin.
    const options = { fetchOptions: { baseUrl: 'https://other.example.com' } };
    await api.getProfile({}, options).catch(() => undefined);
    const client = createTestApi(success, options);
    await client.api.getProfile().catch(() => undefined);
    expect([requests.at(-1)?.url, client.requests[0]?.url]).toEqual(Array(2).fill('https://api.example.com/v1/profile'));
    // Next reads its own option from the Request.
    expect(Reflect.get(requests[1] ?? {}, 'next')).toEqual({ revalidate: 60 });
  });
});

it('rejects with a NetworkError when the body breaks off, of a success or an error [F-05]', async () => {
  for (const status of [200, 422]) {
    const broken = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const { api } = createTestApi(() => new Response(broken(), { status, headers: { 'content-type': 'application/json' } }), {
      retries: 0,
    });
    await expect(api.listCourses()).rejects.toMatchObject({ name: 'NetworkError' });
  }
});

it('api.http is openapi-fetch on the same base URL, with the types of the contract and without the token', async () => {
  const { api, requests } = createTestApi(success, { baseUrl: 'https://api.example.com/v1/' });
  const { data, error, response } = await api.http.GET('/course/{id}', { params: { path: { id: 'c 1' } } });
  expect(data?.course.title).toBe('CCC');
  expect([error, response.status]).toEqual([undefined, 200]);
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});
