import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { attacks, forbiddenElements } from './attacks.ts';
import { watchCanary } from './canary.ts';

/** Chromium silently drops downloads of a frame after ten files per second. */
const groupSize = 10;

const groups = Array.from({ length: Math.ceil(attacks.length / groupSize) }, (_, group) =>
  [...attacks.entries()].slice(group * groupSize, (group + 1) * groupSize),
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

/** Dispatches events on every element of the opened file. Returns what an attack left behind or did. */
function provoke(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const element of document.querySelectorAll('*'))
      for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
    return [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).concat(Reflect.get(window, 'attacked') ?? []);
  }, forbiddenElements);
}

test(`${attacks.length} attacks in a saved invoice run nothing when the file is opened from disk [S-02]`, async ({
  page,
  context,
  consoleErrors,
  network,
}) => {
  test.setTimeout(180_000);
  const effects = await watchCanary(context);
  page.on('dialog', (dialog) => effects.push(`dialog ${dialog.message()}`));
  await storeSession(page, sessions.student);
  const filePath = (index: number) => test.info().outputPath(`invoice-${index}.html`);
  for (const group of groups) {
    // The files opened from disk have replaced the frame, so Chromium's limit starts again.
    await page.goto('/user/profile');
    for (const [index, attack] of group) {
      const html = `<!doctype html><html><head><title>Attack</title></head><body><p style="color: rgb(1, 2, 3)">Document ${index}</p>${attack}</body></html>`;
      await saveInvoice(page, network, html, filePath(index));
    }
    expect(await page.evaluate(() => Reflect.get(window, 'attacked')), 'while it was sanitized').toBeUndefined();
    for (const [index, attack] of group) {
      await page.goto(`file://${filePath(index)}`);
      await expect(page.getByText(`Document ${index}`), attack).toHaveCSS('color', 'rgb(1, 2, 3)');
      expect([await provoke(page), page.url()], attack).toEqual([[], `file://${filePath(index)}`]);
    }
  }
  expect(effects).toEqual([]);
  // The policy of the file blocks images over plain http, and logs it.
  expect(consoleErrors.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});
