import { expect, it, vi } from 'vitest';
import { act, settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { NeedsYou } from './needs-you.tsx';

const user = { _id: 'u', role: 12, fullName: 'Meera' };

const lists = {
  '/self-created-results': { results: [{ _id: '1', isActive: false }, { _id: '2' }, { _id: '3', isActive: true }] },
  '/my-created-marksheet/u': { marksheets: [{ _id: '1', isVerified: false }] },
  '/my-txn': { transactions: [{ _id: '1' }, { _id: '2' }, { _id: '3' }] },
  '/my-created-ht': {
    hallTickets: [
      { _id: '1', date: '2026-11-25' },
      { _id: '2', date: '2026-12-20' },
    ],
  },
  '/self-created-batches': {
    batches: [
      { _id: '1', isActive: true, studentLimit: 4, admittedStudents: 0 },
      { _id: '2', isActive: true, studentLimit: 5, admittedStudents: 0 },
      { _id: '3', isActive: true, studentLimit: 4, admittedStudents: 4 },
    ],
  },
};

const empty = {
  '/self-created-results': { results: [] },
  '/my-created-marksheet/u': { marksheets: [] },
  '/my-txn': { transactions: [] },
  '/my-created-ht': { hallTickets: [] },
  '/self-created-batches': { batches: [] },
};

type Path = keyof typeof lists;

const fail = () => Response.json({ success: false, message: 'This call fails' }, { status: 500 });

/** `overrides` are responses instead of those of `data`. */
async function renderNeeds(data: Record<Path, object>, overrides: Partial<Record<Path, () => Response | Promise<Response>>> = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] });
  const requests: string[] = [];
  const respond = async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/v1', '');
    if (path === '/profile') return Response.json({ success: true, user });
    requests.push(path);
    const override = overrides[path as Path];
    return override ? override() : Response.json({ success: true, ...data[path as Path] });
  };
  const rendered = await renderPage(<NeedsYou />, { role: 12, respond });
  const lines = () => [...rendered.page.querySelectorAll('li')].map((line) => line.textContent);
  const isBusy = () => rendered.page.querySelector('[aria-busy=true]') !== null;
  return { ...rendered, lines, isBusy, requests };
}

it('counts what waits, each with a link to its filtered list', async () => {
  const { page, lines } = await renderNeeds(lists);
  await waitFor(() =>
    expect(lines()).toEqual([
      '2 results not out yet',
      '1 marksheet not verified yet',
      '3 payments pending',
      '1 exam in the next seven days',
      '2 full batches',
    ]),
  );
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/franchise/results?status=sent',
    '/franchise/out-marksheet?status=unverified',
    '/franchise/wallet?status=pending',
    '/franchise/exams?when=week',
    '/franchise/batches?seats=full',
  ]);
});

it('has no line for what does not wait', async () => {
  const { lines } = await renderNeeds({ ...empty, '/my-txn': lists['/my-txn'] });
  await waitFor(() => expect(lines()).toEqual(['3 payments pending']));
});

it('says so if nothing waits', async () => {
  const { page } = await renderNeeds(empty);
  await waitFor(() => expect(page.querySelector('p')?.textContent).toBe('Nothing is waiting for you. Have a good day!'));
  expect(page.querySelector('li')).toBeNull();
});

it.each(Object.keys(lists) as Path[])(
  'hides the line of %s if its read fails, also for rows that are no list, and stays quiet',
  async (path) => {
    for (const response of [fail, () => Response.json({ success: true })]) {
      const { lines, queryClient } = await renderNeeds(lists, { [path]: response });
      await waitFor(() => expect(lines()).toHaveLength(4));
      const metas = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[1] !== 'getProfile' });
      expect(metas.map(({ meta }) => meta)).toEqual(Array(5).fill({ quiet: true }));
    }
  },
);

it('does not say that nothing waits if a read has failed', async () => {
  const { page, requests, isBusy } = await renderNeeds(empty, { '/my-txn': fail });
  await waitFor(() => expect([requests.length, isBusy()]).toEqual([5, false]));
  expect(page.querySelector('section')).toBeNull();
});

it('keeps the place of five lines until all reads are done', async () => {
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ success: true, transactions: [] }));
  });
  const { page, lines, isBusy } = await renderNeeds(lists, { '/my-txn': () => held });
  await waitFor(() => expect(isBusy()).toBe(true));
  await settle();
  expect([page.querySelector('h2')?.textContent, lines()]).toEqual(['Needs you', []]);
  expect(page.querySelectorAll('section [aria-hidden]')).toHaveLength(5);
  await act(async () => release());
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(isBusy()).toBe(false);
});
