import { answerCall, expect, notice, signIn, student, test, watchCalls } from '../../support/app.ts';
import { button, choosePhoto, dialog, opener, portrait, removal } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';

test('a photo is removed at once, and the focus stays beside it [R-197, R-221, R-223]', async ({ page }) => {
  await signIn(page, student);
  const removals = watchCalls(page, 'DELETE', '/remove-pic');
  const reads = watchCalls(page, 'GET', '/profile');
  await removal(page).click();
  await expect(notice(page, 'Your photo is removed')).toHaveAttribute('data-notice', 'success');
  await expect(page.getByRole('img', { name: portrait })).toHaveCount(0);
  await expect(removal(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect([removals.length, removals[0]?.postData(), reads.length]).toEqual([1, null, 1]);
  expect(removals[0]?.headers()).toHaveProperty('authorization');
});

test('one photo is uploaded and one removed however often it is pressed [F-11, R-222, R-223]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const uploads = watchCalls(page, 'PUT', '/profile-pic');
  const removals = watchCalls(page, 'DELETE', '/remove-pic');
  await choosePhoto(page, photo);
  await button(page, 'Upload').evaluate(pressTwice);
  await expect(button(page, 'Upload')).toHaveAttribute('aria-busy', 'true');
  await button(page, 'Upload').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: portrait })).toHaveJSProperty('naturalWidth', 1);
  await removal(page).evaluate(pressTwice);
  await expect(removal(page)).toHaveAttribute('aria-busy', 'true');
  await expect(notice(page, 'Your photo is removed')).toBeVisible();
  // The photo is still seen until the profile is read again.
  await removal(page).press('Enter');
  await expect(removal(page)).toHaveCount(0);
  expect([uploads.length, removals.length]).toEqual([1, 1]);
});

test('a failed removal is told, and the photo stays [R-223, F-05]', async ({ page }) => {
  await answerCall(page, '/remove-pic', { success: false, message: 'The storage is closed.' }, 503);
  await signIn(page, student);
  await removal(page).click();
  await expect(notice(page, 'The storage is closed.')).toHaveAttribute('data-notice', 'error');
  await expect(page.getByRole('img', { name: portrait })).toBeVisible();
  await expect(removal(page)).toBeFocused();
  await expect(removal(page)).not.toHaveAttribute('aria-busy');
});

/** Faster than anything can be drawn. */
function pressTwice(control: HTMLElement): void {
  control.click();
  control.click();
}
