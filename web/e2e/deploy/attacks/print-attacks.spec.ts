import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from '../../support/pages/exam-students.ts';
import { openPrintedPage, toPdf } from '../../support/print-frame.ts';
import { expect, test } from '../../support/test.ts';
import { attacks, forbiddenElements } from './attacks.ts';
import { watchCanary } from './canary.ts';

/** Loads documents into the print frame. */
async function loadHallTickets(page: Page, network: Network, documents: readonly string[]): Promise<void> {
  for (const [index, body] of documents.entries()) network.respond(hallTicketPath(index + 1), { body, contentType: 'text/html' });
  await openExamStudents(page, network, documents.length);
  await openHallTickets(page);
  await expect(hallTicketsDialog(page).getByRole('button', { name: `Print ${documents.length} hall tickets` })).toBeEnabled({
    timeout: 60_000,
  });
}

/** Clicks every element of the documents and dispatches events on it. Returns what the attacks left behind or did. */
function provoke(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const frameDocument = document.querySelector('iframe')?.contentDocument;
    if (!frameDocument) return ['The frame is out of reach.'];
    const roots = [...frameDocument.querySelectorAll('.content > div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const elements = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    for (const element of elements) {
      for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
      if ('click' in element) (element as HTMLElement).click();
    }
    const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$/.test(name)));
    const remaining = roots.flatMap((root) => [...root.querySelectorAll(selector)].map((element) => element.outerHTML));
    const navigations = frameDocument.location.pathname === '/document-frame.html' ? [] : [frameDocument.location.href];
    const scripts = Reflect.get(window, 'attacked') === undefined ? [] : ['a script ran'];
    return [...(elements.length > 0 ? [] : ['There are no documents.']), ...handlers, ...remaining, ...navigations, ...scripts];
  }, forbiddenElements);
}

test(`${attacks.length} attacks among printed documents have no effect`, async ({ page, context, consoleErrors, network }) => {
  test.setTimeout(180_000);
  const effects = await watchCanary(context);
  context.on('page', (opened) => effects.push(`window ${opened.url()}`));
  page.on('dialog', (dialog) => effects.push(`dialog ${dialog.message()}`));
  await loadHallTickets(
    page,
    network,
    attacks.map(
      (attack, index) => `<!doctype html><html><head><title>Attack</title></head><body><p>Document ${index}</p>${attack}</body></html>`,
    ),
  );
  expect(await provoke(page)).toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))));
  expect(effects).toEqual([]);
  const textOf = (frame: Element) => (frame as HTMLIFrameElement).contentDocument?.querySelectorAll('.sheet').length;
  expect(await page.locator('iframe').evaluate(textOf)).toBe(attacks.length);
  // The frame logs what it blocks: images and fonts by its policy, event handlers by its sandbox while they are removed.
  expect(consoleErrors.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});

const neighbour = '<style>h1 { color: rgb(1, 2, 3) }</style><h1 id="grade" class="mark">Grade A</h1><p style="width: 5cm">Asha</p>';

const bleeding = `<style>
  :root, html, body, :host, :host-context(body), ::slotted(*) { display: block !important; position: fixed !important; inset: -99cm !important;
    z-index: 9 !important; background: red !important; zoom: 3 !important; contain: none !important; break-before: avoid !important }
  *, h1, #grade, .mark, .sheet, .content { color: red !important; background: lime !important; font-size: 40px !important; display: block !important }
  [data-styled-0] { width: 1cm !important }
  @page { size: A5 landscape; margin: 5cm } @page landscape { size: A6 } @page :first { margin: 9cm }
  @layer a { * { color: red !important } }
  @keyframes x { from { opacity: 0 } }
  </style><div style="position: fixed; inset: -99cm; background: red; z-index: 99; width: 9999cm; height: 9999cm">Sign in again</div>`;

test('the styles of a printed document reach no other one', async ({ page, network }) => {
  const screenshots: string[][] = [];
  for (const middle of ['<p>Plain</p>', bleeding]) {
    await loadHallTickets(page, network, [neighbour, middle, neighbour]);
    const printed = await openPrintedPage(page);
    await printed.setViewportSize({ width: 1000, height: 1200 });
    expect((await toPdf(printed)).pageCount).toBe(3);
    const sheets = await printed.locator('.sheet').filter({ hasText: 'Grade A' }).all();
    screenshots.push(await Promise.all(sheets.map(async (sheet) => (await sheet.screenshot()).toString('base64'))));
    for (const heading of await printed.getByRole('heading', { name: 'Grade A' }).all())
      await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  }
  const [plain = [], attacked = []] = screenshots;
  expect(plain).toHaveLength(2);
  // A report of different pictures would be long.
  expect(plain.map((picture, index) => picture === attacked[index])).toEqual([true, true]);
});
