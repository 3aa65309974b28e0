import 'papaparse';
import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import ImportWorkspace from './import-workspace.tsx';

it('after a reload the passwords of rows that wait are read from the table, which is chosen again', async () => {
  const item = { id: 'a@example.com', label: 'Asha', values: { email: 'a@example.com', passwordGiven: 'yes' }, status: 'waiting' };
  sessionStorage.setItem('institute.bulk.students', JSON.stringify({ user: 'u', items: [item] }));
  const lists = { success: true, message: '', users: [], courses: [], batches: [] };
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
