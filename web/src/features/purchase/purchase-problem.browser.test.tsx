import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
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

it('loads the price again and shows it', async () => {
  const prices = [4200, 4500];
  const respond = async () => Response.json({ success: true, course: { _id: 'c', title: 'Tally', price: prices.shift() } });
  const { page, press } = await renderPage(<PurchaseProblem fields={{ phone: false, amount: true }} courseId="c" />, { respond });
  const status = () => page.querySelector('[role=status]')?.textContent;
  await waitFor(() => expect(prices).toEqual([4500]));
  expect(status()).toMatch(/The price may have changed/);
  await press('Load the price again');
  await waitFor(() => expect(status()).toBe('The price is now Rs. 4500 /-. Please press Buy Now again.'));
});
