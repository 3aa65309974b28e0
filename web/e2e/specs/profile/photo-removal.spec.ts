import { watchRequests } from '../../support/network.ts';
import { button, dialog, openButton, removeButton, selectPhoto, studentPhotoName } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a photo is removed at once, and the focus moves to the button next to it [R-197, R-221, R-223]', async ({ page }) => {
  await signIn(page, student);
  const removals = watchRequests(page, 'DELETE', '/remove-pic');
  const refetches = watchRequests(page, 'GET', '/profile');
  await removeButton(page).click();
  await expect(toast(page, 'Your photo is removed')).toHaveAttribute('data-toast', 'success');
  await expect(page.getByRole('img', { name: studentPhotoName })).toHaveCount(0);
  await expect(removeButton(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect.poll(() => refetches.length).toBe(1);
  expect([removals.length, removals[0]?.postData()]).toEqual([1, null]);
  expect(removals[0]?.headers()).toHaveProperty('authorization');
});

test('one photo is uploaded and one removed on repeated clicks [F-11, R-222, R-223]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const uploads = watchRequests(page, 'PUT', '/profile-pic');
  const removals = watchRequests(page, 'DELETE', '/remove-pic');
  await selectPhoto(page, photo);
  await button(page, 'Upload').evaluate(clickTwice);
  await expect(button(page, 'Upload')).toHaveAttribute('aria-busy', 'true');
  await button(page, 'Upload').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: studentPhotoName })).toHaveJSProperty('naturalWidth', 1);
  await removeButton(page).evaluate(clickTwice);
  await expect(removeButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page, 'Your photo is removed')).toBeVisible();
  await expect(removeButton(page)).toHaveCount(0);
  expect([uploads.length, removals.length]).toEqual([1, 1]);
});

test('a failed removal shows an error, and the photo stays [R-223, F-05]', async ({ page, network }) => {
  network.respond('/remove-pic', { status: 503, json: { success: false, message: 'The storage is closed.' } });
  await signIn(page, student);
  await removeButton(page).click();
  await expect(toast(page, 'The storage is closed.')).toHaveAttribute('data-toast', 'error');
  await expect(page.getByRole('img', { name: studentPhotoName })).toBeVisible();
  await expect(removeButton(page)).toBeFocused();
  await expect(removeButton(page)).not.toHaveAttribute('aria-busy');
});

/** Clicks twice before the next render. */
function clickTwice(control: HTMLElement): void {
  control.click();
  control.click();
}
