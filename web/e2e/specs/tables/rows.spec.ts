import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const lists = ['student-management', 'batches', 'exams', 'results', 'out-marksheet', 'wallet'];

test('at 1280 px every row is as high as a button', async ({ page }) => {
  for (const list of lists) {
    await openAsOperator(page, `/franchise/${list}?size=25`);
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), list).toBeLessThanOrEqual(52);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBeLessThanOrEqual(1280);
  }
});

test('long values neither break nor widen a row, and their title has all of them', async ({ page, network }) => {
  const email = 'rohit.kumar.singh.1992@students.a-long-domain.example.com';
  const fullName = 'Rohit Kumar Singh Chandravanshi of Muzaffarpur';
  const users = [{ _id: 'a', fullName, fatherName: fullName, email, phone: '+91 12358 31495', rollNo: 'GVI/100/2026', isActive: true }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, '/franchise/student-management');
  const student = row(page, fullName);
  expect((await student.boundingBox())?.height).toBeLessThanOrEqual(52);
  await expect(student.getByTitle(email)).toHaveText(email);
  for (const name of ['+91 12358 31495', email]) {
    const lines = await student.getByText(name).evaluate((text) => Math.round(text.getBoundingClientRect().height / 22.5));
    expect(lines, name).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

for (const width of [360, 768]) {
  test(`at ${width} px the session of a marksheet is right of its label`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await openAsOperator(page, '/franchise/out-marksheet');
    const session = page.locator('td[data-header=Session]').first();
    const [start = 0, cell = 0] = await session.evaluate((td) => {
      const range = document.createRange();
      range.selectNodeContents(td);
      return [range.getBoundingClientRect().left, td.getBoundingClientRect().left];
    });
    expect(start - cell).toBeGreaterThan(80);
  });
}
