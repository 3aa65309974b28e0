import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listCoursePaths, renderPages } from './entry-server.tsx';

const good = ['c-good', 'c-also-good'].map((_id) => ({ _id, title: `Title of ${_id}`, price: 100 }));
const course = (_id: string) => ({ _id, title: _id, price: 100 });
const badIds = ['', 'a/b', '..', '_id', '$id', 'a'.repeat(300)];
const malformed = [null, { ...course('c-features'), features: 'a text' }, { title: 'No id', price: 100 }, ...badIds.map(course)];
/** The list has these courses, but the response for each of them is wrong. */
const brokenPages: Record<string, { status: number; body: unknown }> = {
  'c-null': { status: 200, body: { success: true, course: null } },
  'c-none': { status: 200, body: { success: true, course: { title: 'No id', price: 100 } } },
  'c-gone': { status: 404, body: { success: false, message: 'Course not found' } },
};
let courses: unknown;

const server = createServer(({ url = '' }, response) => {
  const id = decodeURIComponent(url.split('/').at(-1) ?? '');
  const own = { status: 200, body: { success: true, course: good.find(({ _id }) => _id === id) } };
  const { status, body } = id === 'courses' ? { status: 200, body: { success: true, courses } } : (brokenPages[id] ?? own);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(0);
afterAll(() => void server.close());
const apiUrl = `http://localhost:${(server.address() as AddressInfo).port}/v1`;

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const warnings = () => warn.mock.calls.map(([text]) => String(text));
const render = async (paths: string[]) => (await renderPages(paths.map((path) => ({ path, apiUrl })))).pages;
beforeEach(() => {
  warn.mockClear();
  courses = [good[0], ...malformed, good[1]];
});

it('leaves courses whose ids are no file names out of prerendering and of its list, and warns of each and of a malformed list', async () => {
  const paths = ['c-good', 'c-features', 'c-also-good'].map((id) => `/course-detail/${id}`);
  expect(await listCoursePaths(apiUrl)).toEqual(paths);
  expect(warnings()).toEqual([
    expect.stringContaining('does not match the contract: /courses/1 must be object'),
    ...badIds.map((id) => expect.stringContaining(`The course ${JSON.stringify(id)} is left out`)),
  ]);
  const [page] = await render(['/courses']);
  for (const { title } of good) expect(page?.markup).toContain(title);
  expect(page?.markup).not.toMatch(/No id|a\/b|a text/);
});

it('prerenders the other courses if the page of one cannot be loaded or rendered, with a warning that names it', async () => {
  const paths = Object.keys(brokenPages).map((id) => `/course-detail/${id}`);
  const pages = await render(['/course-detail/c-good', ...paths, '/course-detail/c-also-good']);
  expect(pages.map(({ path }) => path)).toEqual(['/course-detail/c-good', '/course-detail/c-also-good']);
  expect(pages[1]?.markup).toContain('Title of c-also-good');
  expect(warnings().filter((text) => text.startsWith('/'))).toEqual(
    paths.map((path) => expect.stringMatching(`^${path} is not prerendered with its data: `)),
  );
});
