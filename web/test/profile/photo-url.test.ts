import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { removeButton, studentPhoto } from './photo-dialog.ts';
import { openProfile } from './profile.ts';

const host = 'https://images.example/**';
const baseUser = { _id: 'u-student', fullName: 'Aarav Sharma', email: 'student@example.com', role: 10, rollNo: 'GVI/01/2026' };
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7" />';

/** Opens the profile, then the same one with another photo. Its request waits for an answer. */
async function openWithPhoto(user: object) {
  const { network, reload } = await openProfile();
  await expect.element(studentPhoto).toBeVisible();
  const size = studentPhoto.element().parentElement?.getBoundingClientRect();
  await commands.holdRequests(host);
  onTestFinished(() => commands.endHold(host));
  network.respond('/profile', { json: { success: true, user: { ...baseUser, ...user } } });
  await reload();
  return { size };
}

const requests = () => commands.requestHeaders(host);

for (const [source, user, src] of [
  ['the avatar', { avatar: { url: 'https://images.example/a.png' }, profile: { url: 'https://images.example/p.png' } }, /a\.png$/],
  ['the profile if there is no avatar', { avatar: null, profile: { url: 'https://images.example/p.png' } }, /p\.png$/],
] as const) {
  test(`the photo has the URL of ${source}, and its request sends no Referer [R-210]`, async () => {
    await openWithPhoto(user);
    await expect.poll(requests).toHaveLength(1);
    expect((await requests())[0]).not.toHaveProperty('referer');
    await commands.answerRequests(host, { contentType: 'image/svg+xml', body: picture });
    await expect.element(studentPhoto).toHaveAttribute('src', expect.stringMatching(src));
    await expect.element(studentPhoto).toHaveProperty('naturalWidth', 7);
  });
}

for (const [problem, url] of [
  ['is missing', 'https://images.example/gone.png'],
  ['has a data URL', `data:image/svg+xml,${encodeURIComponent(picture)}`],
] as const) {
  test(`a photo that ${problem} shows a box of the same size and can be removed [R-210, F-23, S-28]`, async () => {
    const { size } = await openWithPhoto({ avatar: { url } });
    if (url.startsWith('https:')) {
      await expect.poll(requests).toHaveLength(1);
      await commands.answerRequests(host, { status: 404 });
    }
    await expect.element(removeButton).toBeVisible();
    await expect.element(studentPhoto).not.toBeInTheDocument();
    const box = page.css('div:has(> svg[viewBox="0 0 96 120"])').first().element().getBoundingClientRect();
    expect(size).toMatchObject({ width: 112, height: 140 });
    expect([box.width, box.height]).toEqual([112, 140]);
  });
}
