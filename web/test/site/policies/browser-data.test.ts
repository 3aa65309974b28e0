import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { button, header, heading, link, main, texts, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { cartButton } from '../../support/session.ts';

const path = '/what-this-browser-keeps';
const entry = (title: string) => main.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
const expectStored = (locator: Locator) => expect.element(locator).toHaveTextContent(/\d+ KB stored/);
const expectNothing = (locator: Locator) => expect.element(locator).toHaveTextContent('Nothing stored');
const cartItems = JSON.stringify([{ _id: 'c-tally', title: 'Tally' }]);
const draft = JSON.stringify({ user: null, time: Date.now(), values: { message: ['typed'] } });

function answer(isConfirmed: boolean) {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
  onTestFinished(() => confirm.mockRestore());
  return confirm;
}

test('a visitor comes from the Privacy Policy, sees what is stored without its content, and removes it one by one', async () => {
  const { url } = await renderRoute('/privacy-policy', {
    before: () => {
      localStorage.setItem('institute.cart', cartItems);
      localStorage.setItem('institute.payments', '[]');
      localStorage.setItem('institute.color-mode', 'dark');
      sessionStorage.setItem('institute.draft.contact', draft);
    },
  });
  await link('What This Browser Keeps').click();
  await expect.poll(url).toBe(path);
  await expect.element(heading('What This Browser Keeps')).toBeVisible();
  for (const title of ['Your cart', 'Payments', 'Your choices', 'What you have typed']) await expectStored(entry(title));
  for (const title of ['Your login', 'Documents', 'Courses']) await expectNothing(entry(title));
  expect(texts(main.getByRole('listitem')).join()).not.toMatch(/Tally|typed"/);
  const confirm = answer(false);
  await button('Remove: Payments').click();
  await expect.poll(() => confirm.mock.calls).toEqual([[expect.stringContaining('a payment that is not reported yet could be lost')]]);
  await expectStored(entry('Payments'));
  expect(localStorage.getItem('institute.payments')).toBe('[]');
  confirm.mockReturnValue(true);
  await expect.element(cartButton).toHaveAccessibleName('Cart, 1 course');
  await button('Remove: Your cart').click();
  await expectNothing(entry('Your cart'));
  await expect.element(toast('Removed from this browser.')).toBeVisible();
  await expect.element(cartButton).toHaveAccessibleName('Cart, empty');
  await expect.element(heading('What This Browser Keeps')).toHaveFocus();
  await expect.element(button('Remove: Your cart')).not.toBeInTheDocument();
  await button('Remove: Your choices').click();
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(false);
  await expectStored(entry('What you have typed'));
  await expectAccessibleAtAllWidths('what the browser stores');
});

test('to remove the login logs out, with all that a logout removes, and the page stays', async () => {
  const own = JSON.stringify({ ...JSON.parse(draft), user: 'u-student' });
  const before = () => sessionStorage.setItem('institute.draft.contact', own);
  const { url } = await renderRoute(path, { as: 'student', before });
  await expectStored(entry('Your login'));
  await expectStored(entry('What you have typed'));
  const confirm = answer(true);
  await button('Remove: Your login').click();
  await expect.poll(() => confirm.mock.calls.length).toBe(1);
  await expect.element(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectNothing(entry('Your login'));
  await expectNothing(entry('What you have typed'));
  await expect.element(heading('What This Browser Keeps')).toHaveFocus();
  expect([url(), localStorage.getItem('institute.session')]).toEqual([path, null]);
});

test('Remove everything asks once, and leaves nothing: no storage, no cache', async () => {
  await renderRoute(path, {
    as: 'operator',
    before: () => {
      localStorage.setItem('institute.cart-another', cartItems);
      localStorage.setItem('institute.payments', '[]');
      sessionStorage.setItem('institute.bulk.results', '{}');
      sessionStorage.setItem('adminToken', 'token');
      localStorage.setItem('of-another-program', 'stays');
    },
  });
  await (await caches.open('institute.seen')).put('/courses', new Response('seen'));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await expectStored(entry('Courses'));
  const confirm = answer(true);
  await button('Remove everything').click();
  await expect.poll(() => confirm.mock.calls.length).toBe(1);
  await expect.element(toast('Removed from this browser.')).toBeVisible();
  await expectNothing(entry('Courses'));
  expect(texts(main.getByRole('listitem')).filter((text) => text.includes('stored') && !text.includes('Nothing stored'))).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['of-another-program']);
  expect(Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr'))).toEqual([]);
  expect(await caches.has('institute.seen')).toBe(false);
});
