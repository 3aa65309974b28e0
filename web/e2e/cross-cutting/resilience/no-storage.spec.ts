import { getCartKey } from '../../../src/features/cart/cart-store.ts';
import { addToCart, course } from '../../support/pages/course.ts';
import { signInLink } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { sessionKey, storedSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const warning = 'Your browser cannot save your login. It ends when you close or reload this tab.';

/** Makes every access to a storage throw. */
function blockStorage(): void {
  const throwError = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, storage, { get: throwError });
}

// web/test/session asks the same of a storage that is full.
test('if every storage throws, the app starts, a sign-in lasts for the tab, and cart and colour mode for the page [F-16]', async ({
  page,
}) => {
  await page.addInitScript(blockStorage);
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
  await page.getByRole('region', { name: 'Mocks' }).getByRole('button', { name: 'Mocks' }).click();
  await expect(page.getByRole('region', { name: 'Mocks' }).getByLabel('Account')).toBeVisible();
  await page.goto(`/verification?payment_id=p&payment_request_id=r&payment_status=Failed&course=${course.id}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

const keys = [
  sessionKey,
  'institute.cart',
  getCartKey('u-student'),
  'institute.cart.u-student',
  'institute.payments',
  'institute.color-mode',
  'adminToken',
];

test('invalid data under every storage key is ignored, and the page renders [F-16, S-13]', async ({ page }) => {
  await page.goto('/icon.svg');
  for (const invalid of ['{"', 'null', '[[[]]]', '{"token":{},"user":"x"}', '9'.repeat(100_000)]) {
    await page.evaluate(
      async ([keys, invalid]) => {
        for (const key of keys) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, invalid);
        // The mocks store their data here.
        const openRequest = indexedDB.open('keyval-store');
        await new Promise((resolve) =>
          Object.assign(openRequest, { onsuccess: resolve, onupgradeneeded: () => openRequest.result.createObjectStore('keyval') }),
        );
        const transaction = openRequest.result.transaction('keyval', 'readwrite');
        transaction.objectStore('keyval').put({ db: invalid, settings: invalid }, 'institute.mocks');
        await new Promise((resolve) => Object.assign(transaction, { oncomplete: resolve }));
        openRequest.result.close();
      },
      [keys, invalid] as const,
    );
    await page.goto(course.path);
    await expect(page.getByRole('heading', { level: 1, name: /Tally/ }), JSON.stringify(invalid.slice(0, 20))).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  }
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  expect((await storedSession(page))?.user.email).toBe(student.email);
});
