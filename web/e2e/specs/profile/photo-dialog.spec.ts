import { button, dialog, fileField, openButton, removeButton, studentPhotoName } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

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
