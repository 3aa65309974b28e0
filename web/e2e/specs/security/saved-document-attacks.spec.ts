import type { Page } from '@playwright/test';
import { attacks, forbidden } from '../../support/attacks.ts';
import { watchCanary } from '../../support/canary.ts';
import type { Network } from '../../support/network.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Chromium silently drops downloads of one frame after ten files per second. */
const atOnce = 10;

const groups = Array.from({ length: Math.ceil(attacks.length / atOnce) }, (_, group) =>
  [...attacks.entries()].slice(group * atOnce, (group + 1) * atOnce),
);

/** Downloads an invoice with this HTML. */
async function saveInvoice(page: Page, network: Network, html: string, file: string): Promise<void> {
  network.respond('/invoice/*', { body: html, contentType: 'text/html' });
  const button = page.getByRole('button', { name: /^Download invoice/ });
  // The previous file may arrive before its button is enabled again.
  await expect(button).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 10_000 }), button.press('Enter')]);
  await download.saveAs(file);
}

/** Dispatches events on everything in the opened file; returns the remains of an attack. */
function provoke(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const element of document.querySelectorAll('*'))
      for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
    return [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).concat(Reflect.get(window, 'attacked') ?? []);
  }, forbidden);
}

test(`${attacks.length} attacks in a saved invoice run nothing when the file is opened from disk [S-02]`, async ({
  page,
  context,
  consoleErrors,
  network,
}) => {
  test.setTimeout(180_000);
  const sent = await watchCanary(context);
  page.on('dialog', (dialog) => sent.push(`dialog ${dialog.message()}`));
  await storeSession(page, sessions.student);
  const fileOf = (index: number) => test.info().outputPath(`invoice-${index}.html`);
  for (const group of groups) {
    // A page from disk is in another frame than the one that saved the previous files.
    await page.goto('/user/profile');
    for (const [index, attack] of group) {
      const html = `<!doctype html><html><head><title>Attack</title></head><body><p style="color: rgb(1, 2, 3)">Document ${index}</p>${attack}</body></html>`;
      await saveInvoice(page, network, html, fileOf(index));
    }
    expect(await page.evaluate(() => Reflect.get(window, 'attacked')), 'while it was cleaned').toBeUndefined();
    for (const [index, attack] of group) {
      await page.goto(`file://${fileOf(index)}`);
      await expect(page.getByText(`Document ${index}`), attack).toHaveCSS('color', 'rgb(1, 2, 3)');
      expect([await provoke(page), page.url()], attack).toEqual([[], `file://${fileOf(index)}`]);
    }
  }
  expect(sent).toEqual([]);
  // The policy of the file blocks images over plain http, and logs it.
  expect(consoleErrors.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});
