import { readFileSync } from 'node:fs';
import { handleDialogs } from '../../support/dialogs.ts';
import { watchRequests } from '../../support/network.ts';
import {
  button,
  dialog,
  fileField,
  openButton,
  openProfileFromHeader,
  removeButton,
  selectPhoto,
  studentPhotoName,
} from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('an invoice is fetched with the token and saved as invoice.html [R-224, R-225]', async ({ page, context }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'GET', '/invoice/user/u-student/course/c-ccc');
  const invoice = page.getByRole('tabpanel', { name: 'My Courses' }).getByRole('button', { name: /^Download invoice of / });
  const [download] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(download.suggestedFilename()).toBe('invoice.html');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) });
  const savedPage = await context.newPage();
  const file = test.info().outputPath('invoice.html');
  await download.saveAs(file);
  await savedPage.goto(`file://${file}`);
  await expect(savedPage.getByText('Aarav Sharma').first()).toBeVisible();
  await expect(savedPage.getByRole('main'), 'its own styles').toHaveCSS('border-top-style', 'double');
  expect(await savedPage.evaluate(() => [document.characterSet, document.title])).toEqual(['UTF-8', 'Invoice for Aarav Sharma']);
});

test('the photo dialog works with the keyboard alone [R-216, R-220, R-223]', async ({ page }) => {
  await signIn(page, student);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const tabTo = async (target: ReturnType<typeof fileField>) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  };
  await expect(fileField(page)).toBeFocused();
  // A busy browser may not count the key press as a user gesture, and then opens no file chooser.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(photo);
  }).toPass();
  await tabTo(button(page, 'Upload'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(page.getByRole('img', { name: studentPhotoName })).toHaveJSProperty('naturalWidth', 1);
  await tabTo(removeButton(page));
  await page.keyboard.press('Enter');
  await expect(openButton(page)).toBeFocused();
  await expect(removeButton(page)).toHaveCount(0);
});

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
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', /^(19\d|20\d) %$/);
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
  await openProfileFromHeader(page);
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
