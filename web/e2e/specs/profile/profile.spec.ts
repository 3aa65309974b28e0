import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { handleDialogs, header, photo } from '../../support/pages.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Upload photo', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload photo' });
const fileField = (page: Page) => dialog(page).getByLabel('Photo', { exact: true });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function selectPhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openButton(page).click();
  await fileField(page).setInputFiles(file);
  await expect(dialog(page).getByRole('img', { name: /^Selected/ })).toBeVisible();
}

const buffer = readFileSync(new URL('../../../public/icon-512.png', import.meta.url));

test('two fingers zoom', async ({ page }) => {
  await signIn(page, student);
  await selectPhoto(page, { name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Crop photo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Crop / });
  const frame = dialog.getByRole('application');
  await expect(frame).not.toHaveAttribute('aria-busy');
  await expect(frame).toBeFocused();
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.flatMap((distance) =>
        [-1, 1].map((side, id) => ({ id, x: x + width / 2 + (side * distance) / 2, y: y + height / 2 })),
      ),
    });
  await touch('touchStart', 60);
  await touch('touchMove', 90);
  await touch('touchMove', 120);
  await touch('touchEnd');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', /^(19\d|20\d)%$/);
  await expect(frame.locator('..')).toHaveCSS('touch-action', 'none');
});

test('Back and closing the tab ask for confirmation during an upload; staying continues it, leaving aborts it [R-217, F-29]', async ({
  page,
  network,
}) => {
  const asksBeforeClosing = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const progress = dialog(page).getByRole('progressbar', { name: 'Uploading your photo' });
  const uploads = network.hold('/profile-pic');
  await signIn(page, student, '/about-us');
  // The test follows a link, so that Back returns to the previous page.
  await header(page).getByRole('button', { name: /Aarav/ }).click();
  await header(page).getByRole('menuitem', { name: 'Profile' }).click();
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await expect(progress).toBeVisible();
  expect(await asksBeforeClosing()).toBe(true);
  uploads.respond({ json: {} });
  await expect(dialog(page)).toHaveCount(0);
  expect(await asksBeforeClosing()).toBe(false);
  await selectPhoto(page, photo);
  await button(page, 'Upload').click();
  await expect(progress).toBeVisible();
  const confirmations = handleDialogs(page, 'dismiss', 'accept');
  await page.evaluate(() => history.back());
  await expect.poll(() => confirmations).toEqual(['Your photo is still being uploaded. Stop the upload and leave?']);
  await expect(page).toHaveURL('/user/profile');
  await expect(progress).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 2, aborted: 0 });
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect.poll(uploads.counts).toEqual({ calls: 2, aborted: 1 });
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('[data-toast=error]')).toHaveCount(0);
});
