import { expect, notice, signIn, student, test } from '../../support/app.ts';
import { button, choosePhoto, dialog } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { records, storedRecord } from '../../support/session.ts';
import { passTime, takeCall } from '../../support/wire.ts';

const tooLarge = '<html><head><title>413 Request Entity Too Large</title></head><body><center>nginx</center></body></html>';

test('an upload that is too large, of a wrong type or not allowed is told, and the photo stays chosen [F-09, F-10]', async ({ page }) => {
  const call = await takeCall(page, '/profile-pic');
  await signIn(page, student);
  await choosePhoto(page, photo);
  for (const [told, answer] of [
    ['The server refused the request (413).', { status: 413, type: 'text/html', body: tooLarge }],
    ['Only JPG and PNG.', { status: 415, body: '{"success":false,"message":"Only JPG and PNG."}' }],
    ['Not you.', { status: 403, body: '{"success":false,"message":"Not you."}' }],
    ['Slowly, please.', { status: 429, retryAfter: '30', body: '{"success":false,"message":"Slowly, please."}' }],
  ] as const) {
    await call.answer(answer);
    await button(page, 'Upload').click();
    const hint = 'retryAfter' in answer ? ' You can try again in 30 seconds.' : '';
    await expect(notice(page, told + hint)).toHaveAttribute('data-notice', 'error');
    await expect(button(page, 'Upload')).toHaveAccessibleDescription(told);
    await expect(dialog(page).getByRole('img', { name: 'Chosen: me.png' })).toBeVisible();
    expect((await storedRecord(page))?.token).toBe(records.student.token);
    // It lies above what is pressed next.
    await page.getByRole('button', { name: 'Close notice' }).click();
  }
  expect(await call.calls(), 'a write is not tried again').toBe(4);
  await call.answer({ body: '{"success":true,"message":"Stored."}' });
  await button(page, 'Upload').click();
  await expect(notice(page, 'Stored.')).toHaveAttribute('data-notice', 'success');
});

test('a read that came too often says when it may be tried again, and is not tried before by itself [F-10]', async ({ page }) => {
  const refusal = { status: 429, body: '{"success":false,"message":"Too many people ask."}' };
  const call = await takeCall(page, '/courses', { ...refusal, retryAfter: '30' });
  await page.goto('/courses');
  await expect(notice(page, 'Too many people ask. You can try again in 30 seconds.')).toHaveAttribute('data-notice', 'error');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  for (const [retryAfter, told] of [
    [new Date(Date.now() + 9_000_000).toUTCString(), 'Too many people ask. You can try again in 3 hours.'],
    ['soon', 'Too many people ask.'],
  ] as const) {
    await passTime(page);
    await call.answer({ ...refusal, retryAfter });
    await retry.click();
    await expect(notice(page, told)).toBeVisible();
  }
  expect(await call.calls()).toBe(3);
  await call.answer();
  await retry.click();
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
});
