import type { Page } from '@playwright/test';
import { openBeforeHydration, openLoginBeforeHydration } from '../../support/hydration.ts';
import { field, loginButton } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const showPassword = (page: Page) => page.getByRole('button', { name: 'Show password' });
const hidePassword = (page: Page) => page.getByRole('button', { name: 'Hide password' });

/** Ways to submit the login form, with the focus in the password field. */
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

test('presses before hydration and while the page hydrates act once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => {
      if ('hydrated' in document.documentElement.dataset) clearInterval(timer);
      else document.querySelector<HTMLElement>('[aria-label="Show password"]')?.click();
    };
    const timer = setInterval(press, 5);
  });
  // Hydration takes several tasks on a slow phone, and presses come between them.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const hydrate = await openLoginBeforeHydration(page);
  await hydrate();
  // The button is a toggle: a second click would hide the password again.
  await expect(hidePassword(page)).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('the last of two presses acts, and only that one', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/login');
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await showPassword(page).click();
  await hydrate();
  await expect(hidePassword(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
