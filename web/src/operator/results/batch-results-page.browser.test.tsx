import { expect, it } from 'vitest';
import { act, typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { BatchResultsPage } from './batch-results-page.tsx';

const json = (body: object, status = 200) => Response.json({ success: status === 200, message: 'Done', ...body }, { status });
const student = { _id: 's-1', fullName: 'Asha', rollNo: 'R/1', courses: [] };

/** A page with the only course and batch chosen. */
async function setUp() {
  const sent: unknown[] = [];
  const respond = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/v1/courses') return json({ courses: [{ _id: 'c', title: 'Course', price: 1 }] });
    if (pathname === '/v1/self-created-batches') return json({ batches: [{ _id: 'b', name: 'Batch' }] });
    if (pathname === '/v1/franchise/users') return json({ users: [student] });
    if (pathname === '/v1/self-created-results') return json({ results: [] });
    const input = await request.json();
    sent.push(input);
    return input.grade === 'Z' ? json({ message: 'No such grade.' }, 422) : json({});
  };
  const rendered = await renderPage(<BatchResultsPage />, { role: 12, respond });
  const { page } = rendered;
  const type = (selector: string, value: string) =>
    typeInto(page.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`), value);
  const sendAgain = () => act(async () => page.querySelector<HTMLElement>('[aria-label="Send again: Asha, R/1"]')?.click());
  return { ...rendered, type, sendAgain, sent };
}

const grade = '[aria-label="Grade of Asha"]';

it('a rejected row is not sent again while its grade is blank or a field is invalid, and then with what the page holds', async () => {
  const { page, press, type, sendAgain, sent } = await setUp();
  await waitFor(() => expect(page.querySelector(grade)).not.toBeNull());
  for (const [name, value] of [
    ['startDate', '2026-01-05'],
    ['endDate', '2026-07-04'],
    ['issueDate', '2026-07-20'],
    ['duration', '6'],
  ] as const)
    await type(`[name=${name}]`, value);
  await type(grade, 'Z');
  await press('Send 1 result');
  await waitFor(() => expect(page.textContent).toContain('Rejected (1)'));
  await type(grade, '');
  await sendAgain();
  expect(toasts.visible().map(({ text }) => text)).toEqual([expect.stringMatching(/^Select the course and batch/)]);
  await type(grade, 'B');
  await type('[name=endDate]', '2026-01-01');
  await sendAgain();
  expect(page.querySelector('[name=endDate]')?.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toHaveLength(1);
  await type('[name=endDate]', '2026-07-14');
  await sendAgain();
  await waitFor(() => expect(page.textContent).toContain('1 of 1 sent'));
  expect(sent[1]).toMatchObject({ grade: 'B', endDate: '2026-07-14' });
});
