import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { course } from '../support/course.ts';
import { rejected } from '../support/network.ts';
import { button, dialog, expectCount, expectNoToasts, header, heading, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu } from '../support/session.ts';

const noFileMessage = 'Please Select a file...';
const closeButton = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close notification' });
const photoDialog = dialog('Upload photo');
const fileField = photoDialog.getByLabelText('Photo', { exact: true });
const upload = photoDialog.getByRole('button', { name: 'Upload', exact: true });

const openProfile = () => renderRoute('/user/profile', { as: 'student' });

/** Opens the photo dialog on the profile and submits it without a file. */
async function submitWithoutFile(): Promise<void> {
  await button('Upload photo').click();
  await upload.click();
  await expect.element(toast(noFileMessage)).toBeVisible();
}

for (const width of [360, 1280]) {
  test(`at ${width} px a toast is above the open dialog and closes by mouse and keyboard [R-218, R-246]`, async () => {
    await page.viewport(width, 740);
    vi.useFakeTimers({ toFake: ['performance'] });
    await openProfile();
    await submitWithoutFile();
    await expect.element(photoDialog.getByRole('alert').filter({ hasText: noFileMessage })).toBeVisible();
    await closeButton.click();
    await expectNoToasts();
    // Equal toasts within a second are merged.
    vi.advanceTimersByTime(1001);
    await press(upload, '{Enter}');
    await expect.element(toast(noFileMessage)).toBeVisible();
    upload.element().focus();
    await userEvent.tab();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectNoToasts();
    await expect.element(photoDialog).toBeVisible();
  });
}

test('a toast does not shift its dialog, and axe finds no violations [R-246]', async () => {
  await openProfile();
  await button('Upload photo').click();
  await fileField.upload(new File(['<svg/>'], 'me.png', { type: 'image/png' }));
  await expect.element(fileField).toHaveAttribute('aria-invalid', 'true');
  const before = photoDialog.element().getBoundingClientRect();
  await upload.click();
  await expect.element(toast(noFileMessage)).toBeVisible();
  expect(photoDialog.element().getBoundingClientRect()).toEqual(before);
  await expectNoViolations('[role=dialog]', 'a toast in a dialog');
});

test('a hovered toast stays in a dialog, and moves to the page when the dialog closes [R-247, R-248, Q-40]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  await openProfile();
  await submitWithoutFile();
  await toast(noFileMessage).hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(toast(noFileMessage)).toBeVisible();
  await commands.movePointerAway();
  await vi.advanceTimersByTimeAsync(6000);
  await userEvent.keyboard('{Escape}');
  await expect.element(photoDialog).not.toBeInTheDocument();
  await expect.element(toast(noFileMessage)).toBeVisible();
  await expectCount(page.css('section[aria-label=Notifications]'), 1);
  await vi.advanceTimersByTimeAsync(1001);
  await expectNoToasts();
});

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

test('when a dialog closes on navigation, its toast moves to the next page [R-246]', async () => {
  const { back } = await renderRoute('/about-us', { as: 'student' });
  // Through the account menu, so that Back returns to the previous page.
  await accountMenu().click();
  await header.getByRole('link', { name: 'Profile' }).click();
  await submitWithoutFile();
  back();
  await expect.element(photoDialog).not.toBeInTheDocument();
  await expect.element(heading('About Us')).toHaveFocus();
  await closeButton.click();
  await expectNoToasts();
});

test('when the session expires, the toast moves into its dialog, and back to the page with Cancel [R-246, R-253]', async () => {
  const message = 'Your session has ended.';
  const { network } = await openProfile();
  const uploads = network.hold('/profile-pic');
  await button('Upload photo').click();
  await fileField.upload(photo());
  await expect.element(photoDialog.getByRole('img', { name: /^Selected/ })).toBeVisible();
  await upload.click();
  await expect.poll(uploads.counts).toEqual({ calls: 1, aborted: 0 });
  uploads.respond(rejected(401, message));
  const expiry = dialog('Your session has ended');
  await expect.element(expiry.css('[data-toast]').filter({ hasText: message })).toBeVisible();
  await expectCount(toast(message), 1);
  await expiry.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toBeVisible();
  await expect.element(toast(message)).toBeVisible();
  await closeButton.click();
  await expectNoToasts();
});
