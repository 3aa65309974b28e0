import { expect, test } from 'vitest';
import { link, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const lists = [
  ['student-management', 'There is no student register yet', 'Add your first student', 'create-student'],
  ['batches', 'There is no batch added yet', 'Open your first batch', 'create-batch'],
  ['exams', 'There is no exam created yet', 'Plan your first exam', 'create-exam'],
  ['results', 'There is no result added yet', 'Declare your first result', 'create-result'],
  ['out-marksheet', 'There is no marksheet created yet for any student', 'Make your first marksheet', 'create-marksheet'],
  ['wallet', 'There is no transaction yet', 'Recharge your wallet', 'recharge-wallet'],
] as const;

/** The width of an illustration is 0 until its file has loaded. */
const illustrationWidth = () => document.querySelector<SVGUseElement>('main use')?.getBBox().width;

test('an empty list says so, with an illustration and the next step [R-336, R-359, R-371, R-381, R-398, R-421]', async () => {
  for (const [path, text, action, next] of lists) {
    await renderRoute(`/franchise/${path}`, { as: 'franchise', scenario: 'new-franchise' });
    await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(link(action)).toHaveAttribute('href', `/franchise/${next}`);
    await expect.poll(illustrationWidth, { message: path }).toBeGreaterThan(100);
  }
});

test('pages without access and unknown pages have an illustration', async () => {
  for (const path of ['/no-such-page', '/franchise/batches', '/view-marksheet/certificate']) {
    await renderRoute(path);
    await expect.poll(illustrationWidth, { message: path }).toBeGreaterThan(60);
  }
});
