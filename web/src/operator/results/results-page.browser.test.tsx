import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { ResultsPage } from './results-page.tsx';

const users = [
  { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1' },
  { _id: 's-2', fullName: 'Bina', rollNo: '' },
];
const results = [
  { _id: 'r-1', student: { fullName: 'By roll number', rollNo: 'GVI/1' } },
  { _id: 'r-2', student: { _id: 's-2', fullName: 'By id', rollNo: '' } },
  { _id: 'r-3', student: { _id: 's-3', fullName: 'Of another batch', rollNo: 'GVI/3' } },
  { _id: 'r-4', student: { fullName: 'Without both', rollNo: '' } },
  { _id: 'r-5', student: null },
];

it('shows the results of the students of the batch in the URL, is busy while they load, and loads them again after an error', async () => {
  const responses: ((response: Response) => void)[] = [];
  const respond = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/self-created-batches')) return Response.json({ success: true, batches: [{ _id: 'b-1', title: 'Morning' }] });
    if (pathname.endsWith('/self-created-results')) return Response.json({ success: true, results });
    expect(search).toBe('?batchId=b-1');
    return new Promise<Response>((resolve) => responses.push(resolve));
  };
  const { page, press } = await renderPage(<ResultsPage />, { path: '/?batch=b-1', role: 12, respond });
  const isDisabled = () =>
    [...page.querySelectorAll('button')].find((button) => button.textContent === 'Download CSV')?.getAttribute('aria-disabled');
  await waitFor(() => expect(page.textContent).toContain('Loading…'));
  expect([isDisabled(), page.textContent.includes('No results')]).toEqual(['true', false]);
  responses[0]?.(Response.json({ success: false, message: 'No' }, { status: 500 }));
  await waitFor(() => expect(page.textContent).toContain('The students of the batch could not be loaded.'));
  await press('Retry');
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.(Response.json({ success: true, users }));
  const getNames = () => page.textContent.match(/By roll number|By id|Of another batch|Without both/g) ?? [];
  await waitFor(() => expect(getNames()).toEqual(['By roll number', 'By id']));
  expect(isDisabled()).toBe('false');
});
