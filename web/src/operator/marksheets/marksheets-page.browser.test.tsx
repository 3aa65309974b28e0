import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { MarksheetsPage } from './marksheets-page.tsx';

const user = { _id: 'u', fullName: 'Centre', email: 'centre@example.com', role: 12 };
const users = [{ _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1' }];
const marksheets = ['s-1', 's-2'].map((_id) => ({ _id: `m-${_id}`, student: { _id, fullName: `Student ${_id}` } }));

it('shows the marksheets of the students of the batch in the URL', async () => {
  const respond = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/profile')) return Response.json({ success: true, user });
    if (pathname.endsWith('/my-created-marksheet/u')) return Response.json({ success: true, marksheets });
    if (pathname.endsWith('/self-created-batches')) return Response.json({ success: true, batches: [] });
    return Response.json({ success: true, users: search === '?batchId=b-1' ? users : [] });
  };
  const { page } = await renderPage(<MarksheetsPage />, { path: '/?batch=b-1', role: 12, respond });
  await waitFor(() => expect(page.textContent).toContain('Student s-1'));
  expect(page.textContent).not.toContain('Student s-2');
});
