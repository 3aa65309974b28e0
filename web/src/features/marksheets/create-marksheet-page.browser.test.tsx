import { expect, it } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { writeDraft } from '#ui/form/draft.tsx';
import { CreateMarksheetPage } from './create-marksheet-page.tsx';

const courses = [{ _id: 'c-1', title: 'Tally', subjectList: ['Entries', 'Reports'] }];
const users = ['Asha', 'Yash'].map((fullName) => ({ _id: fullName, fullName, courses: ['c-1'] }));
const filled = {
  student: ['Asha'],
  course: ['c-1'],
  subjects: ['Entries', '60', '20'],
  startDate: ['2026-04-01'],
  endDate: ['2026-06-30'],
  issueDate: ['2026-07-05'],
};

/** A filled form whose 'Create and next' is pressed; `respond` lets the call succeed. */
async function sendFilled() {
  writeDraft('create-marksheet', 'u', filled);
  let finish: (response: Response) => void = () => {};
  const created = new Promise<Response>((resolve) => (finish = resolve));
  const answer = async ({ method, url }: Request) => {
    if (method === 'POST') return created;
    return Response.json(url.includes('course') ? { success: true, courses } : { success: true, users });
  };
  const { page, press } = await renderPage(<CreateMarksheetPage />, { path: '/franchise/create-marksheet', role: 12, respond: answer });
  const getSelect = (name: string) => [...page.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent?.startsWith(name));
  const student = () => getSelect('Student')?.value;
  await waitFor(() => expect([student(), page.textContent]).toEqual(['Asha', expect.stringContaining('Total 80')]));
  await press('Create and next');
  await waitFor(() => expect(page.querySelector('[name=next]')?.getAttribute('aria-busy')).toBe('true'));
  const select = (name: string, value: string) =>
    act(async () => {
      const control = getSelect(name);
      if (!control) throw new Error(`There is no select ${name}.`);
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const respond = async () => {
    await act(async () => finish(Response.json({ success: true, message: 'Marksheet created' })));
    await waitFor(() => expect(page.querySelector('[aria-busy=true]')).toBeNull());
  };
  return { page, getSelect, select, student, respond };
}

it('Create and next clears the student and the marks, and keeps the course and its subjects', async () => {
  const { page, student, getSelect, respond } = await sendFilled();
  await respond();
  expect([student(), page.textContent?.includes('Total 80')]).toEqual(['', false]);
  expect([getSelect('Course')?.value, getSelect('Subject')?.value]).toEqual(['c-1', 'Entries']);
});

it('a student who is selected while the marksheet is being created stays, and so do the marks', async () => {
  const { page, student, select, respond } = await sendFilled();
  await select('Student', 'Yash');
  await respond();
  expect([student(), page.textContent?.includes('Total 80')]).toEqual(['Yash', true]);
});

it('a date that is typed while the marksheet is being created stays, and so do the student and the marks', async () => {
  const { page, student, respond } = await sendFilled();
  const date = page.querySelector<HTMLInputElement>('[name=issueDate]');
  await act(async () => {
    if (date) date.value = '2026-07-06';
    date?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await respond();
  expect([date?.value, student(), page.textContent?.includes('Total 80')]).toEqual(['2026-07-06', 'Asha', true]);
});
