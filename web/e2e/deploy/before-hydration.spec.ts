import { beforeHydration, expectInteractive, holdScript, openBeforeHydration } from '../support/hydration.ts';
import { watchRequests } from '../support/network.ts';
import { buyNow, course } from '../support/pages/course.ts';
import { sessions, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

// Only a build against an API prerenders the page of a course with its buttons.

for (const [name, width] of [
  ['Buy Now', 1280],
  ['Buy', 360],
] as const)
  test(`${name} before hydration at ${width} px opens the payment page once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await storeSession(page, sessions.student);
    // A production build follows https addresses only, and the payment page of the mocks is not one.
    await page.route('**/v1/purchase', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), payment_request: { longurl: 'https://pay.example.com/1' } } });
    });
    await page.route('https://pay.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }));
    const purchases = watchRequests(page, 'POST', '/purchase');
    const release = await holdScript(page);
    await page.goto(course.path, beforeHydration);
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await button.click();
    // The app then leaves for the payment page at once, so there is no hydrated page to wait for.
    release();
    await expect(page).toHaveURL('https://pay.example.com/1');
    expect(purchases).toHaveLength(1);
  });

test('a Buy Now that was given up a minute before hydration opens nothing', async ({ page }) => {
  await page.clock.install();
  await storeSession(page, sessions.student);
  const purchases = watchRequests(page, 'POST', '/purchase');
  const hydrate = await openBeforeHydration(page, course.path);
  await buyNow(page).click();
  await page.clock.fastForward('01:00');
  await hydrate();
  await expectInteractive(page);
  expect(purchases).toEqual([]);
  await expect(page).toHaveURL(course.path);
});

test('a picture that fails before hydration makes room for the initials [F-23]', async ({ page }) => {
  await page.route('**/__mocks/pictures/**', (route) => route.abort());
  const hydrate = await openBeforeHydration(page, course.path);
  const picture = page.getByRole('main').locator('img').first();
  const hasFailed = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0;
  await expect.poll(() => picture.evaluate(hasFailed)).toBe(true);
  await hydrate();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(page.getByText('TG', { exact: true })).toBeVisible();
});
