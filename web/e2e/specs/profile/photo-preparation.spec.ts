import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { button, dialog, fileField, openButton, openProfileFromHeader } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { holdDecoding } from './image-decoding.ts';

/** Opens the dialog and clicks Upload before the photo is ready. */
async function clickUploadEarly(page: Page, network: Network) {
  const endDecoding = await holdDecoding(page);
  const uploads = network.hold('/profile-pic');
  await signIn(page, student, '/about-us');
  await openProfileFromHeader(page);
  await openButton(page).click();
  await fileField(page).setInputFiles(photo);
  await button(page, 'Upload').click();
  await expect(button(page, 'Upload')).toHaveAttribute('aria-busy', 'true');
  return { endDecoding, uploads };
}

test('Back needs no confirmation while a photo is prepared, and nothing is sent afterwards [R-217, F-29]', async ({ page, network }) => {
  const { endDecoding, uploads } = await clickUploadEarly(page, network);
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), 'nor does closing the tab').toBe(true);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await endDecoding(true);
  // When a second photo is ready, a late upload of the first one would have started.
  await openProfileFromHeader(page);
  await openButton(page).click();
  await fileField(page).setInputFiles(photo);
  await endDecoding(true);
  await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  expect(uploads.counts()).toEqual({ calls: 0, aborted: 0 });
});
