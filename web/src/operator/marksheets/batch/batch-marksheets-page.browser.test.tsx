import { expect, it } from 'vitest';
import { typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { BatchMarksheetsPage } from './batch-marksheets-page.tsx';

const lists: Record<string, object> = {
  '/v1/profile': { user: { _id: 'u', role: 12, fullName: 'Centre' } },
  '/v1/courses': { courses: [{ _id: 'c', title: 'Course', price: 1, subjectList: ['Office'] }] },
  '/v1/self-created-batches': { batches: [{ _id: 'b', name: 'Batch' }] },
  '/v1/franchise/users': { users: ['Asha', 'Bina'].map((fullName) => ({ _id: fullName, fullName, rollNo: fullName, courses: [] })) },
  '/v1/my-created-marksheet/u': { marksheets: [] },
};

it('a second session of the batch starts with the marks that are not sent, and counts its own marksheets', async () => {
  const sent: string[] = [];
  const respond = async (request: Request) => {
    const list = lists[new URL(request.url).pathname];
    if (list) return Response.json({ success: true, ...list });
    const { student, session, subjects } = await request.json();
    sent.push(`${student} ${session}: ${subjects[0].marksObtain}`);
    return Response.json({ success: true, message: 'Done' });
  };
  // The only course and batch are chosen.
  const { page, press } = await renderPage(<BatchMarksheetsPage />, { role: 12, respond });
  const find = (selector: string) => page.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`);
  const marksOf = (name: string) => find(`[aria-label="Office: Marks Obtained of ${name}"]`);
  const fill = async (name: string, marks: string) => {
    await typeInto(marksOf(name), marks);
    await typeInto(find(`[aria-label="Office: Practical Marks of ${name}"]`), '20');
  };
  await waitFor(() => marksOf('Asha'));
  const dates = { startDate: '2026-01-05', endDate: '2026-07-04', issueDate: '2026-07-20' };
  for (const [name, value] of Object.entries(dates)) await typeInto(find(`[name=${name}]`), value);
  await fill('Asha', '60');
  await press('Send 1 marksheet');
  await waitFor(() => expect(page.textContent).toContain('1 of 1 sent'));
  await fill('Bina', '50');
  await typeInto(find('[name=startDate]'), '2026-02-05');
  expect([marksOf('Asha').value, marksOf('Bina').value]).toEqual(['', '50']);
  await fill('Asha', '61');
  await press('Send 2 marksheets');
  await waitFor(() => expect(page.textContent).toContain('2 of 2 sent'));
  expect(sent).toEqual(['Asha 05-01-2026 - 04-07-2026: 60', 'Asha 05-02-2026 - 04-07-2026: 61', 'Bina 05-02-2026 - 04-07-2026: 50']);
});
