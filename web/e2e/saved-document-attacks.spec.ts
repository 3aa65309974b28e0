import { expect, signIn, student, test } from './app.ts';
import { attacks, forbidden } from './attacks.ts';

test(`${attacks.length} attacks in a saved invoice run nothing when the file is opened from a disk (S-02)`, async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000);
  const sent: string[] = [];
  await context.route(/canary\.example\.org/, async (route) => {
    const request = route.request();
    const { referer, origin } = await request.allHeaders();
    const silent = request.resourceType() === 'image' && request.url().startsWith('https:') && !referer && !origin;
    if (!silent) sent.push(`${request.resourceType()} ${request.url()} from ${referer ?? origin}`);
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/v1/invoice/')
        ? Promise.resolve(new Response(Reflect.get(window, 'answer'), { headers: { 'content-type': 'text/html' } }))
        : fetch(input, init);
  });
  await signIn(page, student);
  const files: string[] = [];
  for (const [index, attack] of attacks.entries()) {
    await page.evaluate(
      (text) => Reflect.set(window, 'answer', text),
      `<!doctype html><html><head><title>Attack</title></head><body><p style="color: rgb(1, 2, 3)">Document ${index}</p>${attack}</body></html>`,
    );
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download invoice/ }).click()]);
    const file = test.info().outputPath(`invoice-${index}.html`);
    await download.saveAs(file);
    files.push(file);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'attacked')), 'while it was cleaned').toBeUndefined();
  // Its policy stops what is left of a picture's address on plain http, and says so.
  expect(complaints.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  complaints.splice(0);

  const opened = await context.newPage();
  opened.on('dialog', (dialog) => sent.push(`dialog ${dialog.message()}`));
  for (const [index, file] of files.entries()) {
    await opened.goto(`file://${file}`);
    await expect(opened.getByText(`Document ${index}`), attacks[index]).toHaveCSS('color', 'rgb(1, 2, 3)');
    const left = await opened.evaluate((selector) => {
      for (const element of document.querySelectorAll('*'))
        for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
      return [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).concat(Reflect.get(window, 'attacked') ?? []);
    }, forbidden);
    expect([left, opened.url()], attacks[index]).toEqual([[], `file://${file}`]);
  }
  expect(sent).toEqual([]);
});
