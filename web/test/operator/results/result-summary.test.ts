import { type createMocks, seed } from '@institute/mocks';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { watchPrints } from '../../support/documents.ts';
import { Network } from '../../support/network.ts';
import { button, expectTexts, field, heading, link, main, press, rowNames, sidebarLink } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/result-summary';

/** Five students of the evening batch in CCC: two with equal marks, one without a marksheet. */
function addBatch({ store: { state } }: ReturnType<typeof createMocks>): void {
  const { accounts, results, marksheets } = state.db;
  const [result] = results;
  const [marksheet] = marksheets;
  [90, 70, 70, 60, undefined].forEach((percent, index) => {
    const number = index + 1;
    const _id = `s-batch-${number}`;
    const rollNo = `GVI/${5000 + number}/2026`;
    accounts.push({ ...seed.students.asha, _id, fullName: `Student ${number}`, rollNo, courses: ['c-ccc'], batch: 'b-evening' });
    const record = { studentId: _id, courseId: 'c-ccc' };
    const subjects = [{ subjectName: 'Office', marksObtain: (percent ?? 0) - 10, practicalMarks: 10, totalMarks: 100 }];
    if (marksheet && percent) marksheets.push({ ...marksheet, ...record, _id: `m-${number}`, subjects, isVerified: number > 1 });
    const grade = ['A', 'F', '72', 'B'][index];
    if (result && grade) results.push({ ...result, ...record, _id: `r-${number}`, grade, isActive: number < 4 });
  });
}

test('a batch and its course show counts, pass share, averages and the merit list, which is printed without phones and saved', async () => {
  const { url, reload } = await renderRoute('/franchise/batches/b-evening', { as: 'operator', before: addBatch });
  await link('Results at a Glance').click();
  await expect.poll(url).toBe(`${path}?batch=b-evening`);
  await expect.element(heading('Results at a Glance')).toHaveFocus();
  await expect.element(sidebarLink('Result Declare')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('Select the course and batch first.')).toBeVisible();
  await field('Course').selectOptions('c-ccc');
  await expect.poll(url).toBe(`${path}?batch=b-evening&course=c-ccc`);
  await expectTexts(
    main.css('tbody tr'),
    '1GVI/5001/2026Student 190%',
    '2GVI/5002/2026Student 270%',
    '2GVI/5003/2026Student 370%',
    '4GVI/5004/2026Student 460%',
  );
  await expect.element(main.getByText('Not ranked (no marksheet, or marks missing): Student 5', { exact: true })).toBeVisible();
  await expectTexts(
    main.css('dl > div'),
    ...['Students5', 'Result Out3', 'Request Sent1', 'No result sent1', 'Passed1 of 2 (50%)', 'Average in Office72.5% in 4 marksheets'],
  );
  await expect
    .element(main.getByText(/F and Fail as not passed\. Other grades \(not counted\): 1\. Marksheets that are not verified yet: 1\.$/))
    .toBeVisible();
  await expectAccessibleAtAllWidths('results at a glance');
  await page.viewport(360, 740);
  const [name] = main.css('tbody span:last-child').elements();
  if (name) name.textContent = 'Padmanabhan Venkata Subramaniam';
  const cells = main.css('thead span, thead th:not(:has(span)), td, tbody span:first-child').elements();
  expect(new Set(cells.map((cell) => getTextLines(cell)))).toEqual(new Set([1]));
  if (name) name.textContent = 'Asha Devi';
  document.documentElement.style.fontSize = '200%';
  expect(name && getTextLines(name), 'no word of a name is broken with large text').toBeLessThanOrEqual(2);
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
  const prints = watchPrints();
  await press(button('Print for the notice board'), '{Enter}');
  const head = 'Gyan Vikas Institute, PatnaCourse on Computer Concepts · Evening.* · \\d\\d-\\d\\d-\\d{4}';
  const list = 'Merit list.*1GVI/5001/2026Student 190%.*4GVI/5004/2026Student 460%Not ranked.*: Student 5';
  await expect.poll(() => prints).toEqual([expect.stringMatching(`^${head}${list}$`)]);
  expect(prints[0]).not.toMatch(/\d{10}|@|Results/);
  const file = commands.nextDownload();
  await button('Download CSV').click();
  expect(await file).toBe('result-summary.csv');
  await reload();
  await expect.poll(rowNames, { message: 'the choice is in the URL' }).toHaveLength(4);
});

function getTextLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

test('an ended batch can be chosen, and one without students of the course says so', async () => {
  await renderRoute(path, { as: 'operator' });
  await field('Batch').selectOptions('b-summer');
  await field('Course').selectOptions('c-typing');
  await expect.poll(rowNames).toEqual([expect.stringContaining('सुरेश यादव')]);
  await expect.element(button('Print for the notice board')).toBeVisible();
  await field('Course').selectOptions('c-web');
  await expect.element(page.getByText('No students found in this course and batch.')).toBeVisible();
  await expect.element(button('Download CSV')).not.toBeInTheDocument();
});

test('without marks there is no merit list to print, and a link to the marksheets of the batch stands in its place', async () => {
  const { url } = await renderRoute(`${path}?batch=b-summer&course=c-typing`, {
    as: 'operator',
    before: ({ store }) => {
      store.state.db.marksheets.length = 0;
    },
  });
  await expectTexts(main.css('dl > div').nth(0), 'Students1');
  await expect.element(main.getByText(/^No complete marksheet yet\./)).toBeVisible();
  await expect.element(button('Print for the notice board')).not.toBeInTheDocument();
  expect(document.querySelector('[data-print-area]')).toBeNull();
  await expectAccessibleAtAllWidths('results at a glance without marks');
  await link('Marksheets for a Batch').click();
  await expect.poll(url).toBe('/franchise/batch-marksheets?course=c-typing&batch=b-summer');
});

test.each(['/franchise/users', '/self-created-results', '/my-created-marksheet/*'])(
  'without %s nothing is counted: an error with Retry, which loads what is missing',
  async (failing) => {
    const network = new Network();
    network.fail(failing);
    await renderRoute(`${path}?batch=b-summer&course=c-typing`, { as: 'operator', network });
    await expect.element(page.getByText('The students, results and marksheets could not be loaded.')).toBeVisible();
    await expect.element(main.getByRole('heading', { name: 'Merit list' })).not.toBeInTheDocument();
    network.passThrough(failing);
    await press(button('Retry'), '{Enter}');
    await expect.poll(rowNames).toEqual([expect.stringContaining('सुरेश यादव')]);
  },
);
