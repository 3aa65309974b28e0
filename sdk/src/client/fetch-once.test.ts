import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, validBody } from '../../test/fake-server.ts';

const json = { headers: { 'content-type': 'application/json' } };
const body = { ...validBody, courses: [{ _id: 'c', title: 'शाम का बैच 😀', price: 1 }] };

it('reads a body in chunks, which may split a character anywhere [F-19, F-20]', async () => {
  const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify(body)}`);
  const text = vi.spyOn(Response.prototype, 'text');
  const { api } = createTestApi(() => new Response(streamOf(bytes), json));
  expect(await api.listCourses()).toEqual(body);
  expect(text, 'text() blocks the main thread for 100,000 rows').not.toHaveBeenCalled();
  text.mockRestore();
});

it.each([
  ['with MessageChannel', MessageChannel],
  ['without MessageChannel', undefined],
])('yields to the event loop while it reads a large body that has already arrived, %s [F-19]', async (_, channel) => {
  vi.stubGlobal('MessageChannel', channel);
  onTestFinished(() => {
    clearImmediate(counting);
    vi.unstubAllGlobals();
  });
  const large = { ...body, courses: [{ ...body.courses[0], title: 'a'.repeat(5 * 2 ** 20) }] };
  const { api } = createTestApi(() => new Response(streamOf(new TextEncoder().encode(JSON.stringify(large)), 2 ** 16), json));
  const call = api.listCourses();
  let yields = 0;
  let counting = setImmediate(function next() {
    yields++;
    counting = setImmediate(next);
  });
  expect(await call).toEqual(large);
  expect(yields).toBeGreaterThanOrEqual(3);
});

it('rejects with a NetworkError when the body breaks off [F-05]', async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }), json);
  await expect(createTestApi(broken, { retries: 0 }).api.listCourses()).rejects.toMatchObject({ name: 'NetworkError' });
});

it('reads the whole body at once where there are no streams', async () => {
  const { api } = createTestApi(() => Object.defineProperty(Response.json(body), 'body', { value: undefined }));
  expect(await api.listCourses()).toEqual(body);
});

function streamOf(bytes: Uint8Array, size = 1): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      for (let start = 0; start < bytes.length; start += size) stream.enqueue(bytes.subarray(start, start + size));
      stream.close();
    },
  });
}
