import type { Locator, Page } from '@playwright/test';
import { expectLoaded } from '../../support/pages.ts';
import { routesFor } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { findEnglish, watchData } from './english.ts';

/** Scenarios of the mocks in which a page looks different. */
const states = ['', 'new-franchise', 'html-error'];

type See = (what: string) => Promise<void>;

/** Visits pages in Hindi. `see` collects their English texts; after the visits there must be none. */
async function expectHindi(page: Page, visit: (see: See) => Promise<void>): Promise<void> {
  const readData = watchData(page);
  const english = new Set<string>();
  await visit(async (what) => {
    for (const text of await findEnglish(page, readData)) english.add(`${what}: ${text}`);
  });
  expect([...english]).toEqual([]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/hi${path}`);
  await expectLoaded(page);
}

/** Each page in every state. */
async function visitStates(page: Page, paths: readonly string[], see: See): Promise<void> {
  for (const state of states)
    for (const path of paths) {
      await open(page, `${path}${state && `?mocks=${state}`}`);
      await see(`${path} ${state}`);
    }
}

/**
 * Presses each button of each page: menus, dialogs and their buttons, forms with errors, toasts. Of several buttons with the same words, as
 * in rows, it presses only the first.
 */
async function pressButtons(page: Page, paths: readonly string[], see: See): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    const buttons = page.locator('main button:visible, header button[aria-haspopup]:visible');
    const words = await buttons.evaluateAll((all) =>
      all.map((button) => (button.ariaLabel ?? button.textContent ?? '').replace(/[^\u0900-\u097f]/g, '')),
    );
    for (const [index, word] of words.entries()) {
      // The page moves its buttons when it shows more, so each button is pressed on a freshly loaded page.
      if (words.indexOf(word) !== index || !(await press(buttons.nth(index)))) continue;
      await see(`${path} after ${word}`);
      const inDialog = page.locator('[role=dialog] button:visible');
      for (let count = await inDialog.count(); count > 0; count -= 1) {
        if (await press(inDialog.nth(count - 1))) await see(`${path} after ${word}, button ${count} of the dialog`);
      }
      await open(page, path);
    }
  }
}

/** Returns false for a button that has gone, or is behind another element. */
async function press(button: Locator): Promise<boolean> {
  const isPressed = await button.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  // A button may lead to another page meanwhile.
  const settle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await button
    .page()
    .evaluate(settle)
    .catch(() => button.page().waitForLoadState());
  return isPressed;
}

for (const [user, paths] of Object.entries(routesFor) as [keyof typeof routesFor, string[]][]) {
  const signIn = async (page: Page) => {
    if (user !== 'guest') await storeSession(page, sessions[user]);
  };

  test(`pages of a ${user} say nothing in English: loaded, empty, and with an error page of a proxy [F-06]`, async ({ page }) => {
    await signIn(page);
    await expectHindi(page, (see) => visitStates(page, paths, see));
  });

  // Few pages per test, so that all tests run for about the same time.
  for (const part of [0, 1, 2, 3])
    test(`buttons of a ${user} lead to nothing in English, part ${part + 1}`, async ({ page }) => {
      await signIn(page);
      const some = paths.filter((_, index) => index % 4 === part);
      await expectHindi(page, (see) => pressButtons(page, some, see));
    });
}
