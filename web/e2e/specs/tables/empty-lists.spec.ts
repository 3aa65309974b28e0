import { openAsOperator } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const lists = [
  ['student-management', 'There is no student register yet', 'Add your first student', 'create-student'],
  ['batches', 'There is no batch added yet', 'Open your first batch', 'create-batch'],
  ['exams', 'There is no exam created yet', 'Plan your first exam', 'create-exam'],
  ['results', 'There is no result added yet', 'Declare your first result', 'create-result'],
  ['out-marksheet', 'There is no marksheet created yet for any student', 'Make your first marksheet', 'create-marksheet'],
  ['wallet', 'There is no transaction yet', 'Recharge your wallet', 'recharge-wallet'],
] as const;

/** The width of an illustration is 0 until its file has loaded. */
const width = (use: SVGGraphicsElement) => use.getBBox().width;

test('an empty list has an illustration and the next step', async ({ page }) => {
  for (const [path, text, action, next] of lists) {
    await openAsOperator(page, `/franchise/${path}`, 'new-franchise');
    const main = page.getByRole('main');
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', `/franchise/${next}`);
    await expect.poll(() => main.locator('use').evaluate(width), path).toBeGreaterThan(100);
  }
});

test('pages without access and unknown pages have an illustration', async ({ page }) => {
  for (const path of ['/no-such-page', '/franchise/batches', '/view-marksheet/certificate']) {
    await page.goto(path);
    await expect.poll(() => page.getByRole('main').locator('use').evaluate(width), path).toBeGreaterThan(60);
  }
});
