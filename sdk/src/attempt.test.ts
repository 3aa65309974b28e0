import { expect, it, onTestFinished, vi } from 'vitest';
import { anything, clientWith } from '../test/fake-server.ts';

const json = { headers: { 'content-type': 'application/json' } };
const answer = { ...anything, courses: [{ _id: 'c', title: 'शाम का बैच 😀', price: 1 }] };

it('an answer is read a piece at a time, whole letters, wherever it is cut [F-19, F-20]', async () => {
  const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify(answer)}`);
  const text = vi.spyOn(Response.prototype, 'text');
  const { api } = clientWith(() => new Response(inPieces(bytes), json));
  expect(await api.listCourses()).toEqual(answer);
  expect(text, 'it would hold a page while 100,000 rows are read').not.toHaveBeenCalled();
  text.mockRestore();
});

it.each([
  ['', MessageChannel],
  [', also where there are no message channels', undefined],
])('a large answer that has already arrived is read with breaks, in which a page can do something else%s [F-19]', async (_, channel) => {
  vi.stubGlobal('MessageChannel', channel);
  onTestFinished(() => {
    clearImmediate(reading);
    vi.unstubAllGlobals();
  });
  const long = { ...answer, courses: [{ ...answer.courses[0], title: 'a'.repeat(5 * 2 ** 20) }] };
  const { api } = clientWith(() => new Response(inPieces(new TextEncoder().encode(JSON.stringify(long)), 2 ** 16), json));
  const answered = api.listCourses();
  let breaks = 0;
  let reading = setImmediate(function next() {
    breaks++;
    reading = setImmediate(next);
  });
  expect(await answered).toEqual(long);
  expect(breaks).toBeGreaterThanOrEqual(3);
});

it('an answer that breaks off is a network error [F-05]', async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }), json);
  await expect(clientWith(broken, { retries: 0 }).api.listCourses()).rejects.toMatchObject({ name: 'NetworkError' });
});

it('where there are no streams, an answer is read at once', async () => {
  const { api } = clientWith(() => Object.defineProperty(Response.json(answer), 'body', { value: undefined }));
  expect(await api.listCourses()).toEqual(answer);
});

function inPieces(bytes: Uint8Array, size = 1): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      for (let start = 0; start < bytes.length; start += size) stream.enqueue(bytes.subarray(start, start + size));
      stream.close();
    },
  });
}
