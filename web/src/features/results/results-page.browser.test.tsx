import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { ResultsPage } from './results-page.tsx';

const students = [
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
const batches = [{ _id: 'b-1', title: 'Morning', isActive: true }];

type StudentsResponse = () => Response | Promise<Response>;

/** Renders the list at the URL of a batch. */
async function renderResults(respondStudents: StudentsResponse) {
  const searches: string[] = [];
  const respond = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/self-created-batches')) return Response.json({ success: true, batches });
    if (pathname.endsWith('/self-created-results')) return Response.json({ success: true, results });
    searches.push(search);
    return respondStudents();
  };
  const rendered = await renderPage(<ResultsPage />, { path: '/?batch=b-1', role: 12, respond });
  const getNames = () => rendered.page.textContent.match(/By roll number|By id|Of another batch|Without both/g) ?? [];
  const isDisabled = (text: string) =>
    [...rendered.page.querySelectorAll('button')].some(
      (button) => button.textContent === text && button.getAttribute('aria-disabled') === 'true',
    );
  return { ...rendered, getNames, isDisabled, searches };
}

const respondOk = () => Response.json({ success: true, users: students });

it('shows the results of the students of the batch in the URL', async () => {
  const { getNames, searches } = await renderResults(respondOk);
  await waitFor(() => expect(getNames()).toEqual(['By roll number', 'By id']));
  expect(searches).toEqual(['?batchId=b-1']);
});

it('is busy while the students load', async () => {
  let finish = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { page, getNames, isDisabled } = await renderResults(() => response);
  await waitFor(() => expect(page.textContent).toContain('Loading…'));
  expect(isDisabled('Download CSV')).toBe(true);
  expect(page.textContent).not.toContain('Nothing matches');
  finish(respondOk());
  await waitFor(() => expect(getNames()).toHaveLength(2));
  expect(isDisabled('Download CSV')).toBe(false);
});

it('says that the students could not be loaded, and loads them again', async () => {
  let status = 500;
  const { page, press, getNames } = await renderResults(() =>
    status === 200 ? respondOk() : Response.json({ success: false, message: 'No' }, { status }),
  );
  await waitFor(() => expect(page.textContent).toContain('The students of the batch could not be loaded.'));
  status = 200;
  await press('Retry');
  await waitFor(() => expect(getNames()).toEqual(['By roll number', 'By id']));
});
