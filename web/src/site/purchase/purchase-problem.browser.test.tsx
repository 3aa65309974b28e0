import { expect, it } from 'vitest';
import { renderPage } from '#session/testing.tsx';
import { PurchaseProblem } from './purchase-problem.tsx';

it.each([
  [10, '/user/profile?edit=phone&course=c'],
  [12, undefined],
])('role %d gets a link to correct the phone number: %s', async (role, href) => {
  const { page } = await renderPage(<PurchaseProblem fields={{ phone: true, amount: false }} courseId="c" />, { role });
  expect(page.textContent).toContain('phone number of your profile was not accepted');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
});
