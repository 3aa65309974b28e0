import { expect, it } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { writeDraft } from '#ui/form/draft.tsx';
import { CreateMarksheetPage } from './create-marksheet-page.tsx';

const courses = [{ _id: 'c-1', title: 'Tally', subjectList: ['Entries', 'Reports'] }];
const users = ['Asha', 'Yash'].map((fullName) => ({ _id: fullName, fullName, courses: ['c-1'] }));
const filled = {
  ...{ student: ['Asha'], course: ['c-1'], subjects: ['Entries', '60', '20'] },
  ...{ startDate: ['2026-04-01'], endDate: ['2026-06-30'], issueDate: ['2026-07-05'] },
};

it.each([
  ['Student', 'Yash', { Student: 'Yash', 'Issue Date': '2026-07-05', total: true }],
  ['Issue Date', '2026-07-06', { Student: 'Asha', 'Issue Date': '2026-07-06', total: true }],
] as const)("'Create and add another' keeps everything if something is changed meanwhile: %s %s", async (label, value, left) => {
  writeDraft('create-marksheet', 'u', filled);
  let finish: (response: Response) => void = () => {};
  const created = new Promise<Response>((resolve) => (finish = resolve));
  const respond = async ({ method, url }: Request) => {
    if (method === 'POST') return created;
    return Response.json(url.includes('course') ? { success: true, courses } : { success: true, users });
  };
  const { page, press } = await renderPage(<CreateMarksheetPage />, { path: '/franchise/create-marksheet', role: 12, respond });
  const find = (label: string) =>
    [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].find((control) =>
      control.labels?.[0]?.textContent?.startsWith(label),
    );
  const getState = () => ({
    Student: find('Student')?.value,
    'Issue Date': find('Issue Date')?.value,
    total: page.textContent?.includes('Total 80'),
  });
  await waitFor(() => expect(getState()).toEqual({ Student: 'Asha', 'Issue Date': '2026-07-05', total: true }));
  await press('Create and add another');
  await waitFor(() => expect(page.querySelector('[name=next]')?.getAttribute('aria-busy')).toBe('true'));
  await act(async () => {
    const control = find(label) ?? expect.fail('no field');
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await act(async () => finish(Response.json({ success: true, message: 'Marksheet created' })));
  await waitFor(() => expect(page.querySelector('[aria-busy=true]')).toBeNull());
  expect(getState()).toEqual(left);
  expect(find('Course')?.value).toBe('c-1');
});
