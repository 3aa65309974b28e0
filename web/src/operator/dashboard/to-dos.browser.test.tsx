import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { ToDos } from './to-dos.tsx';

/** One pending row for each list. */
const lists: Record<string, object> = {
  '/self-created-results': { results: [{ _id: '1', isActive: false }] },
  '/my-created-marksheet/u': { marksheets: [{ _id: '1', isVerified: false }] },
  '/my-txn': { transactions: [{ _id: '1' }] },
  '/my-created-ht': { hallTickets: [{ _id: '1', date: '2026-11-25' }] },
  '/self-created-batches': { batches: [{ _id: '1', isActive: true, studentLimit: 4, admittedStudents: 0 }] },
};

/** Renders the section; `change` has the responses that replace these lists. */
async function renderToDos(change: Record<string, Response>) {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] });
  const respond = async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/v1', '');
    return change[path] ?? Response.json({ success: true, ...lists[path] });
  };
  const { page, queryClient } = await renderPage(<ToDos />, { role: 12, respond });
  await waitFor(() => expect([queryClient.getQueryCache().getAll().length, queryClient.isFetching()]).toEqual([6, 0]));
  return page;
}

it.each(Object.keys(lists))('hides the line of %s if its rows are no list', async (path) => {
  const page = await renderToDos({ [path]: Response.json({ success: true }) });
  await waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(4));
});

/** Nothing is pending in these lists, and the centre is not new. */
const quietResponses = () => ({
  ...Object.fromEntries(Object.keys(lists).map((path) => [path, Response.json({ success: true, ...noRows })])),
  '/self-created-results': Response.json({ success: true, results: [{ _id: '1', isActive: true }] }),
});
const noRows = { results: [], marksheets: [], transactions: [], hallTickets: [], batches: [] };
const failed = () => Response.json({ success: false, message: 'This call fails' }, { status: 500 });

it('does not say that nothing waits if a read has failed', async () => {
  const empty = await renderToDos(quietResponses());
  expect(empty.textContent).toContain('Nothing is waiting for you.');
  const page = await renderToDos({ ...quietResponses(), '/my-txn': failed() });
  expect(page.querySelector('section')).toBeNull();
});

it('shows no steps to begin with unless it is known that there is no batch or no student', async () => {
  const nothing = { '/self-created-results': Response.json({ success: true, ...noRows }) };
  const page = await renderToDos({ ...quietResponses(), ...nothing, '/franchise/users': failed() });
  expect(page.querySelector('ol')).toBeNull();
});
