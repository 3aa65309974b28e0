import type { Page } from '@playwright/test';
import { franchiseApplication } from '../../../test/data/people.ts';
import { clickButton, expectLoaded, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

// web/test/drafts asks the rest of each form. These tests need a document that unloads, crashes or is hydrated.

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Restored what you had typed' });

/** Waits until the browser has stored a text that was typed. */
const expectStored = (page: Page, text: string) => expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text);

test('what was typed last is there after a reload at once', async ({ page }) => {
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
  // A visit of another page unloads the document too.
  await page.goto('/about-us');
  await page.goBack();
  await expectLoaded(page);
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
});

test('a crash loses no more than the last moment', async ({ page }) => {
  // A page that crashes gets no events.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await expectStored(page, 'Station Road');
  await page.goto('/franchise');
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
});

test('what is typed before hydration wins over the draft', async ({ page }) => {
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
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
  await expect(field(page, 'Center Location')).toHaveValue('Ranchi');
  await expectStored(page, 'Ranchi');
});

for (const [name, breakStorage] of [
  [
    'throws',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`if the storage ${name}, a form works, and its draft lasts until a reload`, async ({ page, network }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/franchise');
    for (const [label, text] of Object.entries(franchiseApplication)) await field(page, label).fill(text);
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Send Application' })).toHaveCount(0);
    await page.goBack();
    for (const [label, text] of Object.entries(franchiseApplication)) await expect(field(page, label)).toHaveValue(text);
    await clickButton(page, 'Send Application');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    expect(network.calls('/request-franchise')).toHaveLength(1);
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
  });
