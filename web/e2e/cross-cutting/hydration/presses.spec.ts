import type { Page } from '@playwright/test';
import { expectInteractive, openBeforeHydration, openLoginBeforeHydration } from '../../support/hydration.ts';
import { field, loginButton } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const showPassword = (page: Page) => page.getByRole('button', { name: 'Show password' });
const hidePassword = (page: Page) => page.getByRole('button', { name: 'Hide password' });
const busyButton = (page: Page) => page.locator('button[aria-busy]');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Ways to send the login form, with the focus in the password field. */
const submissions: Record<string, (page: Page) => Promise<void>> = {
  'Enter in a field': (page) => page.keyboard.press('Enter'),
  'a double press of the button': (page) => loginButton(page).dblclick(),
  'a press of the text in the button': (page) => loginButton(page).locator('span').click(),
  'Space on the button, reached by Tab': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(loginButton(page)).toBeFocused();
    await page.keyboard.press('Space');
  },
};

test('before hydration Enter, a double press of the button, a press of its text and Space sign in once', async ({ page, network }) => {
  for (const [index, [name, submit]] of Object.entries(submissions).entries())
    await test.step(name, async () => {
      const hydrate = await openLoginBeforeHydration(page);
      await submit(page);
      expect(network.calls('/login')).toHaveLength(index);
      await hydrate();
      await expect(page).toHaveURL('/user/profile');
      expect(network.calls('/login')).toHaveLength(index + 1);
      await page.evaluate(() => localStorage.clear());
    });
});

test('a press before hydration and another while the page hydrates act once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => {
      Object.assign(window, { pressedWhileHydrating: !('hydrated' in document.documentElement.dataset) });
      document.querySelector<HTMLElement>('[aria-label="Show password"]')?.click();
    };
    addEventListener('hydrating', () => setTimeout(press));
  });
  // Hydration takes several tasks on a slow phone, and the press comes between them.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const hydrate = await openLoginBeforeHydration(page);
  // The icon inside, and a toggle: a second action would hide the password again.
  await showPassword(page).locator('svg').click();
  await hydrate();
  await expect(hidePassword(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'pressedWhileHydrating'))).toBe(true);
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('the last of two presses acts, also if the page was scrolled before it, and moves a little after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const hydrate = await openBeforeHydration(page, '/login');
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).toBe(200);
  await showPassword(page).click();
  const scrolled = await scrollY(page);
  expect(scrolled).toBeGreaterThan(100);
  await page.mouse.wheel(0, -20);
  await expect.poll(() => scrollY(page)).toBe(scrolled - 20);
  await hydrate();
  await expect(hidePassword(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a button that is pressed before hydration is busy after 300 ms, until another one is or the press is forgotten', async ({ page }) => {
  await page.clock.install();
  await openLoginBeforeHydration(page);
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(loginButton(page)).toHaveAttribute('aria-busy', 'true');
  await showPassword(page).click();
  await page.clock.runFor(299);
  await expect(busyButton(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(busyButton(page)).toHaveAccessibleName('Show password');
  await expect(busyButton(page)).toHaveCSS('cursor', 'progress');
  await page.clock.runFor(2699);
  await expect(busyButton(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(busyButton(page)).toHaveCount(0);
});

test('a busy button hydrates without a mismatch, acts and is no longer busy (development React)', async ({ page }) => {
  await page.clock.install();
  const hydrate = await openLoginBeforeHydration(page);
  await showPassword(page).click();
  await page.clock.fastForward(300);
  await expect(busyButton(page)).toHaveCount(1);
  await hydrate();
  await expect(hidePassword(page)).toBeVisible();
  await expect(busyButton(page)).toHaveCount(0);
});

/** What a user does who has turned away from the form. */
const turns: Record<string, (page: Page) => Promise<void>> = {
  'scrolls away': async (page) => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollY(page)).toBe(200);
  },
  'types on': (page) => page.keyboard.press('x'),
  'presses Escape': (page) => page.keyboard.press('Escape'),
  'has waited for three seconds': (page) => page.clock.fastForward(3000),
  'follows a link': async (page) => {
    // With this status the browser stays on the page.
    await page.route('**/register', (route) => route.fulfill({ status: 204 }));
    // In the header, because the user must not scroll.
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  },
  'leaves the page': (page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
};

test('a form is not sent if the user turns away from it before hydration', async ({ page, network }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  for (const [name, turnAway] of Object.entries(turns))
    await test.step(`the user ${name}`, async () => {
      const hydrate = await openLoginBeforeHydration(page);
      await page.keyboard.press('Enter');
      await turnAway(page);
      await hydrate();
      await expectInteractive(page);
      expect(network.calls('/login')).toEqual([]);
      await expect(page).toHaveURL('/login');
    });
});

test('a press is not forgotten if the focus moves, and once hydration has begun, however long it takes', async ({ page, network }) => {
  await page.addInitScript(() => {
    const blockPage = () => {
      const end = performance.now() + 3100;
      while (performance.now() < end);
    };
    // A microtask runs before React's first task.
    addEventListener('hydrating', () => queueMicrotask(blockPage));
  });
  const hydrate = await openLoginBeforeHydration(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await hydrate();
  await expect(page).toHaveURL('/user/profile');
  expect(network.calls('/login')).toHaveLength(1);
});
