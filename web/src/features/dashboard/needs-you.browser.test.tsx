import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { NeedsYou } from './needs-you.tsx';

/** The rows of each list, which wait: one of them each. */
const lists: Record<string, object> = {
  '/self-created-results': { results: [{ _id: '1', isActive: false }] },
  '/my-created-marksheet/u': { marksheets: [{ _id: '1', isVerified: false }] },
  '/my-txn': { transactions: [{ _id: '1' }] },
  '/my-created-ht': { hallTickets: [{ _id: '1', date: '2026-11-25' }] },
  '/self-created-batches': { batches: [{ _id: '1', isActive: true, studentLimit: 4, admittedStudents: 0 }] },
};

/** Renders the section; `change` are other responses than these lists. */
async function renderNeeds(change: Record<string, Response>) {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] });
  const respond = async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/v1', '');
    if (path === '/profile') return Response.json({ success: true, user: { _id: 'u', role: 12, fullName: 'Meera' } });
    return change[path] ?? Response.json({ success: true, ...lists[path] });
  };
  const { page, queryClient } = await renderPage(<NeedsYou />, { role: 12, respond });
  await waitFor(() => expect([queryClient.getQueryCache().getAll().length, queryClient.isFetching()]).toEqual([6, 0]));
  return page;
}

it.each(Object.keys(lists))('hides the line of %s if its rows are no list', async (path) => {
  const page = await renderNeeds({ [path]: Response.json({ success: true }) });
  await waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(4));
});

it('does not say that nothing waits if a read has failed', async () => {
  const nothing = Object.entries(lists).map(([path, rows]) => [path, { [Object.keys(rows)[0] ?? '']: [] }] as const);
  const change = Object.fromEntries(nothing.map(([path, rows]) => [path, Response.json({ success: true, ...rows })]));
  const empty = await renderNeeds(change);
  expect(empty.textContent).toContain('Nothing is waiting for you.');
  const failed = Response.json({ success: false, message: 'This call fails' }, { status: 500 });
  const page = await renderNeeds({ ...change, '/my-txn': failed });
  expect(page.querySelector('section')).toBeNull();
});
