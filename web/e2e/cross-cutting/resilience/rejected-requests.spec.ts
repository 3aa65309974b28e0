import { button, dialog, selectPhoto } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { sessions, signIn, storedSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { letToastsRepeat, toast } from '../../support/toasts.ts';

const html = '<html><head><title>413 Request Entity Too Large</title></head><body><center>nginx</center></body></html>';

test('an upload that is too large, of a wrong type or forbidden shows an error, and the photo stays selected [F-09, F-10]', async ({
  page,
  network,
}) => {
  await signIn(page, student);
  await selectPhoto(page, photo);
  for (const [message, response] of [
    ['The server rejected the request (413).', { status: 413, contentType: 'text/html', body: html }],
    ['Only JPG and PNG.', { status: 415, body: '{"success":false,"message":"Only JPG and PNG."}' }],
    ['Not allowed.', { status: 403, body: '{"success":false,"message":"Not allowed."}' }],
    ['Too many uploads.', { status: 429, headers: { 'Retry-After': '30' }, body: '{"success":false,"message":"Too many uploads."}' }],
  ] as const) {
    network.respond('/profile-pic', response);
    await button(page, 'Upload').click();
    const hint = 'headers' in response ? ' You can try again in 30 seconds.' : '';
    await expect(toast(page, message + hint)).toHaveAttribute('data-toast', 'error');
    await expect(button(page, 'Upload')).toHaveAccessibleDescription(message);
    await expect(dialog(page).getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
    expect((await storedSession(page))?.token).toBe(sessions.student.token);
    // The toast covers the button.
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
  expect(network.calls('/profile-pic'), 'a mutation is not retried').toHaveLength(4);
  network.respond('/profile-pic', { json: { success: true, message: 'Stored.' } });
  await button(page, 'Upload').click();
  await expect(toast(page, 'Stored.')).toHaveAttribute('data-toast', 'success');
});

test('a rate-limited query shows when it can be retried, and is not retried automatically [F-10]', async ({ page, network }) => {
  const rejectWith = (retryAfter: string) =>
    network.respond('/courses', {
      status: 429,
      json: { success: false, message: 'Too many requests.' },
      headers: { 'Retry-After': retryAfter },
    });
  rejectWith('30');
  await page.goto('/courses');
  await expect(toast(page, 'Too many requests. You can try again in 30 seconds.')).toHaveAttribute('data-toast', 'error');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  for (const [retryAfter, message] of [
    [new Date(Date.now() + 9_000_000).toUTCString(), 'Too many requests. You can try again in 3 hours.'],
    ['soon', 'Too many requests.'],
  ] as const) {
    await letToastsRepeat(page);
    rejectWith(retryAfter);
    await retry.click();
    await expect(toast(page, message)).toBeVisible();
  }
  expect(network.calls('/courses')).toHaveLength(3);
  network.passThrough('/courses');
  await retry.click();
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
});
