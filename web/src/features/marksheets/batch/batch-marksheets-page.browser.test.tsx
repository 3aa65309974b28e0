import { expect, it } from 'vitest';
import { typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { BatchMarksheetsPage } from './batch-marksheets-page.tsx';

const json = (body: object, status = 200) => Response.json({ success: status === 200, message: 'Done', ...body }, { status });
const users = ['Asha', 'Bina'].map((fullName) => ({ _id: fullName, fullName, rollNo: fullName, courses: [] }));

/** A page with the only course and batch chosen; `marksheets` is the response of the list. */
async function setUp(marksheets: () => Response = () => json({ marksheets: [] })) {
  const sent: string[] = [];
  const respond = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/v1/profile') return json({ user: { _id: 'u', role: 12, fullName: 'Centre' } });
    if (pathname === '/v1/courses') return json({ courses: [{ _id: 'c', title: 'Course', price: 1, subjectList: ['Office'] }] });
    if (pathname === '/v1/self-created-batches') return json({ batches: [{ _id: 'b', name: 'Batch' }] });
    if (pathname === '/v1/franchise/users') return json({ users });
    if (pathname === '/v1/my-created-marksheet/u') return marksheets();
    const { student, session, subjects } = await request.json();
    sent.push(`${student} ${session}: ${subjects[0].marksObtain}`);
    return json({});
  };
  const rendered = await renderPage(<BatchMarksheetsPage />, { role: 12, respond });
  const { page } = rendered;
  const type = (selector: string, value: string) =>
    typeInto(page.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`), value);
  const fill = async (name: string, marks: string) => {
    await type(marksOf(name), marks);
    await type(`[aria-label="Office: Practical Marks of ${name}"]`, '20');
  };
  const fillDates = async () => {
    await waitFor(() => expect(page.querySelector(marksOf('Asha'))).not.toBeNull());
    for (const [name, value] of [
      ['startDate', '2026-01-05'],
      ['endDate', '2026-07-04'],
      ['issueDate', '2026-07-20'],
    ] as const)
      await type(`[name=${name}]`, value);
  };
  return { ...rendered, type, fill, fillDates, sent };
}

const marksOf = (name: string) => `[aria-label="Office: Marks Obtained of ${name}"]`;

it('a second session of the batch starts with the marks that are not sent, and counts its own marksheets', async () => {
  const { page, press, type, fill, fillDates, sent } = await setUp();
  await fillDates();
  await fill('Asha', '60');
  await press('Send 1 marksheet');
  await waitFor(() => expect(page.textContent).toContain('1 of 1 sent'));
  await fill('Bina', '50');
  await type('[name=startDate]', '2026-02-05');
  expect(page.querySelector<HTMLInputElement>(marksOf('Asha'))?.value).toBe('');
  expect(page.querySelector<HTMLInputElement>(marksOf('Bina'))?.value).toBe('50');
  await fill('Asha', '61');
  await press('Send 2 marksheets');
  await waitFor(() => expect(page.textContent).toContain('2 of 2 sent'));
  expect(sent).toEqual(['Asha 05-01-2026 - 04-07-2026: 60', 'Asha 05-02-2026 - 04-07-2026: 61', 'Bina 05-02-2026 - 04-07-2026: 50']);
});

it('without the list of marksheets there is no grid; Retry loads it', async () => {
  let isDown = true;
  const { page, press } = await setUp(() => (isDown ? json({}, 500) : json({ marksheets: [] })));
  await waitFor(() => expect(page.textContent).toContain('The students and their marksheets could not be loaded.'));
  expect(page.querySelector('table')).toBeNull();
  isDown = false;
  await press('Retry');
  await waitFor(() => expect(page.querySelector(marksOf('Asha'))).not.toBeNull());
});
