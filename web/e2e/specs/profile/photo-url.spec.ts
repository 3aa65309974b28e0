import { removeButton, studentPhotoName } from '../../support/pages/photo-dialog.ts';
import { photo } from '../../support/pages/register.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const baseUser = { _id: 'u-student', fullName: 'Aarav Sharma', email: 'student@example.com', role: 10, rollNo: 'GVI/01/2026' };

for (const [source, user, src] of [
  ['the avatar', { avatar: { url: 'https://images.example/a.png' }, profile: { url: 'https://images.example/p.png' } }, /a\.png$/],
  ['the profile if there is no avatar', { avatar: null, profile: { url: 'https://images.example/p.png' } }, /p\.png$/],
] as const) {
  test(`the photo has the URL of ${source}, and its request sends no Referer [R-210]`, async ({ page, network }) => {
    await page.route('https://images.example/**', (route) => route.fulfill({ body: photo.buffer, contentType: 'image/png' }));
    await signIn(page, student);
    network.respond('/profile', { json: { success: true, user: { ...baseUser, ...user } } });
    const request = page.waitForRequest('https://images.example/**');
    await page.reload();
    const image = page.getByRole('img', { name: studentPhotoName });
    await expect(image).toHaveAttribute('src', src);
    await expect(image).toHaveJSProperty('naturalWidth', 1);
    expect((await request).headers()).not.toHaveProperty('referer');
  });
}

for (const [problem, url] of [
  ['is missing', 'https://images.example/gone.png'],
  ['has a data URL', `data:image/png;base64,${photo.buffer.toString('base64')}`],
] as const) {
  test(`a photo that ${problem} shows a box of the same size and can be removed [R-210, F-23, S-28]`, async ({ page, network }) => {
    await page.route('https://images.example/**', (route) => route.fulfill({ status: 404 }));
    await signIn(page, student);
    const size = await page
      .getByRole('img', { name: studentPhotoName })
      .evaluate((image) => image.parentElement?.getBoundingClientRect().toJSON());
    network.respond('/profile', { json: { success: true, user: { ...baseUser, avatar: { url } } } });
    await page.reload();
    await expect(removeButton(page)).toBeVisible();
    await expect(page.getByRole('img', { name: studentPhotoName })).toHaveCount(0);
    const box = page.locator('div:has(> svg[viewBox="0 0 96 120"])').first();
    expect(await box.boundingBox()).toMatchObject({ width: size.width, height: size.height });
    expect(size).toMatchObject({ width: 112, height: 140 });
  });
}
