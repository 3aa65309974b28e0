import type { Page } from '@playwright/test';
import { expectInteractive, openBeforeHydration, openLoginBeforeHydration } from '../../support/hydration.ts';
import { loginButton } from '../../support/pages/login.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

/** What a viewer does who has turned away from the form. */
const turns: Record<string, (page: Page) => Promise<void>> = {
  'scrolls away': async (page) => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  },
  'types in another field': (page) => field(page, 'Email').press('x'),
  'types on in the same field': (page) => page.keyboard.press('x'),
  'presses Escape': (page) => page.keyboard.press('Escape'),
  'has waited for three seconds': (page) => page.clock.fastForward(3000),
  'follows a link': async (page) => {
    // With this status the browser stays on the page.
    await page.route('**/register', (route) => route.fulfill({ status: 204 }));
    // In the header, because the viewer must not scroll.
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  },
  'leaves the page': (page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
};

test('a form is not sent if the viewer turns away from it before hydration', async ({ page, network }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  for (const [name, turnAway] of Object.entries(turns))
    await test.step(`the viewer ${name}`, async () => {
      const hydrate = await openLoginBeforeHydration(page);
      await page.keyboard.press('Enter');
      await turnAway(page);
      await hydrate();
      await expectInteractive(page);
      expect(network.calls('/login')).toEqual([]);
      await expect(page).toHaveURL('/login');
    });
});

test('a press is not forgotten while the viewer waits for less than three seconds, or moves the focus', async ({ page, network }) => {
  await page.clock.install();
  const hydrate = await openLoginBeforeHydration(page);
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.clock.fastForward(2000);
  const hydrated = hydrate();
  // The app starts in several tasks, which wait for a timer each.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 50 });
  }).toPass();
  await hydrated;
  await page.clock.resume();
  await expect(page).toHaveURL('/user/profile');
  expect(network.calls('/login')).toHaveLength(1);
});

for (const moment of ['before', 'during'])
  test(`a press is not forgotten once hydration has begun, however long it takes: a press ${moment} hydration`, async ({
    page,
    network,
  }) => {
    await page.addInitScript((isDuring) => {
      const block = () => {
        if (isDuring) document.querySelector<HTMLElement>('main [type=submit]')?.click();
        const end = performance.now() + 3100;
        while (performance.now() < end);
      };
      // A microtask runs before React's first task.
      addEventListener('hydrating', () => queueMicrotask(block));
    }, moment === 'during');
    const hydrate = await openLoginBeforeHydration(page);
    if (moment === 'before') await page.keyboard.press('Enter');
    await hydrate();
    await expect(page).toHaveURL('/user/profile');
    expect(network.calls('/login')).toHaveLength(1);
  });

test('a disabled button is never pressed, even if it is enabled after the press', async ({ page, network }) => {
  const hydrate = await openLoginBeforeHydration(page);
  const setDisabled = (isDisabled: boolean) =>
    loginButton(page).evaluate((button, value) => button.toggleAttribute('disabled', value), isDisabled);
  await setDisabled(true);
  await loginButton(page).click({ force: true });
  await loginButton(page).locator('span').click({ force: true });
  await loginButton(page).locator('span').dispatchEvent('click');
  await page.keyboard.press('Enter');
  await setDisabled(false);
  await hydrate();
  await expectInteractive(page);
  expect(network.calls('/login')).toEqual([]);
});

for (const attribute of ['disabled', 'aria-disabled'])
  test(`a press is forgotten if its button becomes disabled: ${attribute}`, async ({ page, network }) => {
    const hydrate = await openLoginBeforeHydration(page);
    await page.keyboard.press('Enter');
    await loginButton(page).evaluate((button, name) => button.setAttribute(name, 'true'), attribute);
    await hydrate();
    await expectInteractive(page);
    await expect(loginButton(page)).toBeDisabled();
    expect(network.calls('/login')).toEqual([]);
  });

test('a press is forgotten if the browser has translated the page, which is then rendered anew', async ({ page, network }) => {
  const hydrate = await openLoginBeforeHydration(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.replaceChildren(document.createElement('font')));
  await page.keyboard.press('Enter');
  await hydrate();
  await expectInteractive(page);
  expect(network.calls('/login')).toEqual([]);
  await expect(field(page, 'Email')).toHaveValue('');
});

test('a press is forgotten if the page was prerendered for another route', async ({ page, network }) => {
  await page.route('**/about-us', async (route) => {
    const other = await route.fetch({ url: new URL('/login', route.request().url()).href });
    await route.fulfill({ response: other });
  });
  const hydrate = await openBeforeHydration(page, '/about-us');
  await loginButton(page).click();
  await hydrate();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expectInteractive(page);
  expect(network.calls('/login')).toEqual([]);
});
