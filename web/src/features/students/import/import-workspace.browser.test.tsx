import { act, waitFor } from '#lib/testing.tsx';
import { photo } from '../../../../test/support/photos.ts';
import 'papaparse';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#session/testing.tsx';
import ImportWorkspace from './import-workspace.tsx';

const table = `Name,Email,Phone,Father,DOB,Gender,City,Village,Pincode,Course,Batch
Asha,a@example.com,1235000001,Mohan,09-03-2005,F,Patna,Danapur,800001,CCC,Lab
Rohit,b@example.com,1235000002,Mohan,09-03-2005,M,Patna,Danapur,800001,CCC,Lab`;
const lists = {
  ...{ success: true, message: '', users: [] },
  ...{ courses: [{ _id: 'c-ccc', title: 'CCC' }], batches: [{ _id: 'b-lab', title: 'Lab' }] },
};

it('asks about the slips of created students, too, when the page is left while rows wait', async () => {
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  let calls = 0;
  const { page, press, router } = await renderPage(<ImportWorkspace />, {
    role: 4,
    respond: async ({ url }) => {
      if (!url.includes('/register')) return Response.json(lists);
      calls += 1;
      // Pauses the run at the second student.
      return calls === 1 ? Response.json({ success: true }) : Response.json({ message: 'Slow down' }, { status: 429 });
    },
  });
  const [text] = page.querySelectorAll('textarea');
  if (text) text.value = table;
  await press('Read table');
  await waitFor(() => expect(page.textContent).toContain('Check the table'));
  const photos = page.querySelector('input[type=file][multiple]') ?? expect.fail('no field for photos');
  Object.defineProperty(photos, 'files', { value: ['a', 'b'].map((name) => photo(`${name}@example.com.png`)) });
  act(() => void photos.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(page.textContent).toContain('Create 2 students'));
  await press('Create 2 students');
  await waitFor(() => expect(page.textContent).toContain('Print password slips'));
  expect(page.textContent).toContain('1 of 2 sent');
  await act(() => router.navigate({ to: '/other' as '/' }));
  expect(confirm.mock.calls.flat()).toEqual([
    'Some students are not sent yet. Leave this page?',
    'The password slips are not printed yet. Leave this page?',
  ]);
});

it('after a reload the passwords of rows that wait are read from the table, which is chosen again', async () => {
  const item = { id: 'a@example.com', label: 'Asha', values: { email: 'a@example.com', passwordGiven: 'yes' }, status: 'waiting' };
  sessionStorage.setItem('institute.bulk.students', JSON.stringify({ user: 'u', items: [item] }));
  const { page, press } = await renderPage(<ImportWorkspace />, { role: 4, respond: async () => Response.json(lists) });
  expect(page.textContent).toContain('Passwords are missing1 student had a password in the table.');
  const [text] = page.querySelectorAll('textarea');
  if (text) text.value = 'Email,Password\na@example.com,first-password';
  await press('Read table');
  await waitFor(() => expect(page.textContent).not.toContain('Passwords are missing'));
  expect(page.textContent).toContain('0 of 1 sent');
  expect(page.textContent).not.toContain('Check the table');
  expect(sessionStorage.getItem('institute.bulk.students')).not.toContain('first-password');
});
