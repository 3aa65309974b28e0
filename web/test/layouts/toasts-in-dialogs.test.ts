import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { course } from '../support/course.ts';
import { button, dialog, expectCount, expectNoToasts, header, heading, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu } from '../support/session.ts';

const message = 'Please Select a file...';
const closeButton = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close notification' });
const photoDialog = dialog('Upload photo');
const fileField = photoDialog.getByLabelText('Photo', { exact: true });
const upload = photoDialog.getByRole('button', { name: 'Upload', exact: true });

for (const width of [360, 1280]) {
  test(`at ${width} px a toast is above the open dialog, does not shift it, and closes by mouse and keyboard [R-218, R-246]`, async () => {
    await page.viewport(width, 740);
    vi.useFakeTimers({ toFake: ['performance'] });
    await renderRoute('/user/profile', { as: 'student' });
    await button('Upload photo').click();
    await upload.click();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(photoDialog.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await closeButton.click();
    await expectNoToasts();
    const before = photoDialog.element().getBoundingClientRect();
    // Equal toasts within a second are merged.
    vi.advanceTimersByTime(1001);
    await press(upload, '{Enter}');
    await expect.element(toast(message)).toBeVisible();
    expect(photoDialog.element().getBoundingClientRect()).toEqual(before);
    await expectNoViolations('[role=dialog]', 'a toast in a dialog');
    upload.element().focus();
    await userEvent.tab();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectNoToasts();
    await expect.element(photoDialog).toBeVisible();
  });
}

test('a toast of the page can be closed while the cart or the menu is open [R-246]', async () => {
  for (const [width, opener, name] of [
    [1280, /^Cart/, 'Cart'],
    [360, 'Open menu', 'Menu'],
  ] as const) {
    await page.viewport(width, 740);
    await renderRoute(course.path);
    await button('Add to Cart').click();
    await expect.element(toast(/^Course/)).toBeVisible();
    await header.getByRole('button', { name: opener }).click();
    await closeButton.click();
    await expectNoToasts();
    await expect.element(dialog(name)).toBeVisible();
  }
});

test('a toast moves into the dialog of an expired session, and back to the page with Cancel and to the page before it [R-246, R-253]', async () => {
  const message = 'Your session has ended.';
  const { mocks, back } = await renderRoute('/about-us', { as: 'student' });
  // Through the account menu, so that Back returns to the previous page.
  await accountMenu().click();
  await header.getByRole('link', { name: 'Profile' }).click();
  await button('Upload photo').click();
  await fileField.upload(photo());
  await expect.element(photoDialog.getByRole('img', { name: /^Selected/ })).toBeVisible();
  mocks.on('uploadPhoto', { status: 401, body: { success: false, message } });
  await upload.click();
  const expiry = dialog('Your session has ended');
  await expect.element(expiry.css('[data-toast]').filter({ hasText: message })).toBeVisible();
  await expectCount(toast(message), 1);
  await expiry.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toBeVisible();
  await expect.element(toast(message)).toBeVisible();
  back();
  await expect.element(heading('About Us')).toHaveFocus();
  await closeButton.click();
  await expectNoToasts();
});
