import type { Page } from '@playwright/test';
import { openBeforeHydration, openLoginBeforeHydration } from '../../support/hydration.ts';
import { loginButton } from '../../support/pages/login.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

/** Presses a button in the page while React hydrates it. Returns whether it did. */
async function pressWhileHydrating(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((selector) => {
    const press = () => {
      Object.assign(window, { pressedWhileHydrating: !('hydrated' in document.documentElement.dataset) });
      document.querySelector<HTMLElement>(selector)?.click();
    };
    addEventListener('hydrating', () => setTimeout(press));
  }, selector);
  // Hydration takes several tasks on a slow phone, and the press comes between them.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return () => page.evaluate(() => Reflect.get(window, 'pressedWhileHydrating') === true);
}

/** Ways to send the login form, with the focus in the password field. */
const submissions: Record<string, (page: Page) => Promise<void>> = {
  'Enter in a field': (page) => page.keyboard.press('Enter'),
  'a press of the button': (page) => loginButton(page).click(),
  'a double press of the button': (page) => loginButton(page).dblclick(),
  'a press of the text in the button': (page) => loginButton(page).locator('span').click(),
  'Enter, pressed twice': async (page) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'Space on the button, reached by Tab': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(loginButton(page)).toBeFocused();
    await page.keyboard.press('Space');
  },
};

test('before hydration Enter, a press and a double press of the button, its text and Space sign in once', async ({ page, network }) => {
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

test('a press while the page hydrates signs in once', async ({ page, network }) => {
  const wasPressed = await pressWhileHydrating(page, 'main [type=submit]');
  const hydrate = await openLoginBeforeHydration(page);
  await hydrate();
  await expect(page).toHaveURL('/user/profile');
  expect(await wasPressed()).toBe(true);
  expect(network.calls('/login')).toHaveLength(1);
});

test('a press before hydration and another while the page hydrates act once', async ({ page }) => {
  const wasPressed = await pressWhileHydrating(page, '[aria-label="Show password"]');
  const hydrate = await openLoginBeforeHydration(page);
  // The icon inside, and a toggle: a second action would hide the password again.
  await page.getByRole('button', { name: 'Show password' }).locator('svg').click();
  await hydrate();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  expect(await wasPressed()).toBe(true);
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('the last of two presses acts, also if the page was scrolled before it, and moves a little after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const hydrate = await openBeforeHydration(page, '/login');
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await page.mouse.wheel(0, 200);
  await expect.poll(scrollY).toBe(200);
  await page.getByRole('button', { name: 'Show password' }).click();
  const scrolled = await scrollY();
  expect(scrolled).toBeGreaterThan(100);
  await page.mouse.wheel(0, -20);
  await expect.poll(scrollY).toBe(scrolled - 20);
  await hydrate();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('links and labels work before hydration', async ({ page }) => {
  await openBeforeHydration(page, '/login');
  await page.getByText('Email', { exact: true }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});
