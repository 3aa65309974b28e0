import type { Page } from '@playwright/test';
import { addToCart, course, expectLoaded, field, submitLogin, toast } from '../../support/pages.ts';
import { student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const warning = 'Your browser cannot save your login. It ends when you close or reload this tab.';

// web/test/session tests a storage that is full.
test('if every storage throws, the app starts, a sign-in lasts for the tab, and cart and colour mode for the page [F-16]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const throwError = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, storage, { get: throwError });
  });
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('main').getByText(student.email)).toBeVisible();
  await expect(toast(page, warning)).toHaveAttribute('data-toast', 'warning');
  await page.getByRole('button', { name: /dark colours/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.locator(`main a[href="${course.path}"]`).first().click();
  await addToCart(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
  await page.goto(`/verification?payment_id=p&payment_request_id=r&payment_status=Failed&course=${course.id}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

// web/test/drafts tests all other cases of each form. These tests need a document that unloads, crashes or is hydrated.

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Restored what you had typed' });

/** Waits until the browser has stored a text that was typed. */
const expectStored = (page: Page, text: string) => expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text);

test('what was typed last is there after a reload at once', async ({ page }) => {
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
  // A visit to another page unloads the document, too.
  await page.goto('/about-us');
  await page.goBack();
  await expectLoaded(page);
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
});

test('a crash loses no more than the last moment, and what is typed before the next hydration wins', async ({ page }) => {
  // A page that crashes gets no events.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await field(page, 'Center Location').fill('Gumla');
  await expectStored(page, 'Gumla');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const input = document.querySelector<HTMLInputElement>('[name=CenterLocation]');
      if (input) input.value = 'Ranchi';
    });
  });
  await page.goto('/franchise');
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
  await expect(field(page, 'Center Location')).toHaveValue('Ranchi');
  await expectStored(page, 'Ranchi');
});
