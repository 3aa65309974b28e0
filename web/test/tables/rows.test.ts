import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { expectTexts, row } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const lists = ['student-management', 'batches', 'exams', 'results', 'out-marksheet', 'wallet'];
const height = (element: Element) => element.getBoundingClientRect().height;

test('at 1280 px every row is as high as a button', async () => {
  for (const list of lists) {
    await renderRoute(`/franchise/${list}?size=25`, { as: 'franchise' });
    const heights = page.css('tbody tr').elements().map(height);
    expect(heights.length, list).toBeGreaterThan(5);
    expect(Math.max(...heights), list).toBeLessThanOrEqual(52);
    expect(document.documentElement.scrollWidth, list).toBeLessThanOrEqual(1280);
  }
});

test('long values neither break nor widen a row, and their title has all of them', async () => {
  const email = 'rohit.kumar.singh.1992@students.a-long-domain.example.com';
  const fullName = 'Rohit Kumar Singh Chandravanshi of Muzaffarpur';
  const users = [{ _id: 'a', fullName, fatherName: fullName, email, phone: '+91 12358 31495', rollNo: 'GVI/100/2026', isActive: true }];
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute('/franchise/student-management', { as: 'franchise', network });
  const student = row(fullName);
  expect(height(student.element())).toBeLessThanOrEqual(52);
  await expectTexts(student.getByTitle(email), email);
  for (const name of ['+91 12358 31495', email]) expect(Math.round(height(student.getByText(name).element()) / 22.5), name).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});

for (const width of [360, 768]) {
  test(`at ${width} px the session of a marksheet is right of its label`, async () => {
    await page.viewport(width, 1024);
    await renderRoute('/franchise/out-marksheet', { as: 'franchise' });
    const session = page.css('td[data-header=Session]').first().element();
    const range = document.createRange();
    range.selectNodeContents(session);
    expect(range.getBoundingClientRect().left - session.getBoundingClientRect().left).toBeGreaterThan(80);
  });
}
