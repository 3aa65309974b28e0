import type { BrowserContext, Page } from '@playwright/test';
import { hallTicketPath, hallTicketsDialog, openExamStudents, openHallTickets } from '../../support/exam-students.ts';
import type { Network } from '../../support/network.ts';
import { courseField, waitForPaint } from '../../support/pages.ts';
import { openPrintedPage, toPdf } from '../../support/print-frame.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { attacks, forbiddenElements } from './attacks.ts';

/**
 * Collects the effects of attacks outside of their document: windows, dialogs and requests to the attackers' host. A document may load an
 * https image without sending a Referer or Origin, and a request that the Content Security Policy blocks does not count.
 */
async function watchEffects(page: Page, context: BrowserContext): Promise<string[]> {
  const effects: string[] = [];
  await context.route(/canary\.example\.org/, async (route) => {
    const request = route.request();
    const { referer, origin } = await request.allHeaders();
    const isAllowed = request.resourceType() === 'image' && request.url().startsWith('https:') && !referer && !origin;
    if (!isAllowed) effects.push(`${request.resourceType()} ${request.url()} from ${referer ?? origin}`);
    await route.fulfill({ status: 204 });
  });
  context.on('page', (opened) => effects.push(`window ${opened.url()}`));
  page.on('dialog', (dialog) => effects.push(`dialog ${dialog.message()}`));
  return effects;
}

/** Clicks every element of the documents and dispatches events on it. Returns the traces and effects of attacks. */
function provoke(page: Page, documents: 'in the frame' | 'in the print frame' | 'on its own'): Promise<string[]> {
  return page.evaluate(
    ([selector, documents]) => {
      const frameDocument = document.querySelector('iframe')?.contentDocument;
      const shadowRoots = () =>
        [...(frameDocument?.querySelectorAll('.content > div') ?? [])].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      const roots = documents === 'on its own' ? [document] : documents === 'in the frame' ? [frameDocument] : shadowRoots();
      const elements = roots.flatMap((root) => [...(root?.querySelectorAll('*') ?? [])]);
      for (const element of elements) {
        for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
        if ('click' in element) (element as HTMLElement).click();
      }
      const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$/.test(name)));
      const remaining = elements.filter((element) => element.matches(selector)).map(({ outerHTML }) => outerHTML);
      const frameUrl = frameDocument?.location.pathname ?? '/document-frame.html';
      return [
        ...(elements.length > 0 ? [] : ['There are no documents.']),
        ...handlers,
        ...remaining,
        ...(frameUrl === '/document-frame.html' ? [] : [frameUrl]),
        ...('attacked' in window ? ['a script ran'] : []),
      ];
    },
    [forbiddenElements, documents] as const,
  );
}

/** Accepts only messages about blocked content: images and fonts by the policy, event handlers by the sandbox during removal. */
function expectBlockedOnly(consoleErrors: string[]): void {
  expect(consoleErrors.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  consoleErrors.splice(0);
}

const documentOf = (attack: string, index: number) =>
  `<!doctype html><html><head><title>Attack</title></head><body><p style="color: rgb(1, 2, 3)">Document ${index}</p>${attack}</body></html>`;

/** Opens the certificate lookup. The returned function looks up a certificate whose response is the given HTML. */
async function openLookup(page: Page, network: Network): Promise<(html: string) => Promise<void>> {
  await page.goto('/view-result');
  return async (html) => {
    network.respond('/find-result/*', { body: html, contentType: 'text/html' });
    await page.getByLabel('Student Id').fill('ABC/01/2023');
    await courseField(page).selectOption({ index: 1 });
    await page.getByLabel('Student Id').press('Enter');
    await expect(page).toHaveURL('/view-result/certificate');
  };
}

test(`${attacks.length} attacks in a certificate have no effect [S-01, S-03, S-31]`, async ({ page, context, consoleErrors, network }) => {
  test.setTimeout(180_000);
  const effects = await watchEffects(page, context);
  expect(attacks.length).toBeGreaterThanOrEqual(50);
  const lookUp = await openLookup(page, network);
  for (const [index, attack] of attacks.entries()) {
    await lookUp(documentOf(attack, index));
    await expect(page.frameLocator('iframe').getByText(`Document ${index}`)).toBeVisible();
    expect(await provoke(page, 'in the frame'), attack).toEqual([]);
    await waitForPaint(page);
    expect([effects, page.url()], attack).toEqual([[], new URL('/view-result/certificate', page.url()).href]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'View Result' })).toBeVisible();
  }
  await waitForPaint(page);
  expect(effects).toEqual([]);
  expectBlockedOnly(consoleErrors);
});

test('an https image is shown, and its request sends no Referer [S-01, S-06]', async ({ page, context, network }) => {
  const requests: Record<string, string>[] = [];
  await context.route('https://pictures.example.org/**', async (route) => {
    requests.push({ url: route.request().url(), ...(await route.request().allHeaders()) });
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' });
  });
  const lookUp = await openLookup(page, network);
  await lookUp(
    `<style>p { background: none } @media print { p { background: red } }</style>
    <p style="background-image:url(https://pictures.example.org/a.svg)">A</p><img alt="Stamp" referrerpolicy="unsafe-url" src="https://pictures.example.org/b.svg">`,
  );
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'Stamp' })).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  for (const headers of requests) {
    expect(headers, headers.url).not.toHaveProperty('referer');
    expect(headers, headers.url).not.toHaveProperty('origin');
  }
});

test('the frame is as high as its document, whatever its layout [R-240]', async ({ page, network }) => {
  const lookUp = await openLookup(page, network);
  const documents = {
    'min-height of the window': ['<style>body { min-height: 100vh; margin: 0 }</style><p>Short</p>', 0, 200],
    'height of the window': ['<style>html, body { height: 100% }</style><div style="height: 1500px">Long</div>', 1500, 1600],
    'absolutely positioned': ['<div style="position: absolute; top: 0; height: 900px; width: 100px">Seal</div>', 900, 940],
    'higher than the limit': ['<div style="height: 90000px">Endless</div>', 6000, 6000],
  } as const;
  for (const [name, [html, min, max]] of Object.entries(documents)) {
    await lookUp(html);
    await expect(page.frameLocator('iframe').locator('body > *').last()).toBeVisible();
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    await expect.poll(height, name).toBeLessThanOrEqual(max);
    await waitForPaint(page);
    expect(await height(), name).toBeGreaterThanOrEqual(min);
    expect(await height(), name).toBeLessThanOrEqual(max);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'View Result' })).toBeVisible();
  }
});

test('a document that fails to render shows an error with Retry', async ({ page, context, network }) => {
  await context.route('**/document-frame.html', (route) => route.abort());
  const lookUp = await openLookup(page, network);
  await lookUp('<p>Grade A</p>');
  await expect(page.getByText('The document could not be shown.')).toBeVisible();
  await context.unroute('**/document-frame.html');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.frameLocator('iframe').getByText('Grade A')).toBeVisible();
});

/** Loads documents into the print frame. */
async function loadHallTickets(page: Page, network: Network, documents: readonly string[]): Promise<void> {
  for (const [index, body] of documents.entries()) network.respond(hallTicketPath(index + 1), { body, contentType: 'text/html' });
  await openExamStudents(page, network, documents.length);
  await openHallTickets(page);
  await expect(hallTicketsDialog(page).getByRole('button', { name: `Print ${documents.length} hall tickets` })).toBeEnabled({
    timeout: 60_000,
  });
}

test(`${attacks.length} attacks among printed documents have no effect`, async ({ page, context, consoleErrors, network }) => {
  test.setTimeout(180_000);
  const effects = await watchEffects(page, context);
  await loadHallTickets(page, network, attacks.map(documentOf));
  expect(await provoke(page, 'in the print frame')).toEqual([]);
  await waitForPaint(page);
  expect(effects).toEqual([]);
  const sheetsOf = (frame: Element) => (frame as HTMLIFrameElement).contentDocument?.querySelectorAll('.sheet').length;
  expect(await page.locator('iframe').evaluate(sheetsOf)).toBe(attacks.length);
  expectBlockedOnly(consoleErrors);
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
  // Only equality is reported, because a report of different pictures would be long.
  expect(plain.map((picture, index) => picture === attacked[index])).toEqual([true, true]);
});

/** Chromium silently drops downloads of a frame after ten files per second. */
const groupSize = 10;

async function saveInvoice(page: Page, network: Network, html: string, file: string): Promise<void> {
  network.respond('/invoice/*', { body: html, contentType: 'text/html' });
  const button = page.getByRole('button', { name: /^Download invoice/ });
  // The previous file may arrive before its button is enabled again.
  await expect(button).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 10_000 }), button.press('Enter')]);
  await download.saveAs(file);
}

test(`${attacks.length} attacks in a saved invoice run nothing when the file is opened from disk [S-02]`, async ({
  page,
  context,
  consoleErrors,
  network,
}) => {
  test.setTimeout(180_000);
  const effects = await watchEffects(page, context);
  await storeSession(page, sessions.student);
  const filePath = (index: number) => test.info().outputPath(`invoice-${index}.html`);
  for (let first = 0; first < attacks.length; first += groupSize) {
    const group = [...attacks.entries()].slice(first, first + groupSize);
    // The files opened from disk have replaced the frame, so Chromium's limit starts again.
    await page.goto('/user/profile');
    for (const [index, attack] of group) await saveInvoice(page, network, documentOf(attack, index), filePath(index));
    expect(await page.evaluate(() => 'attacked' in window), 'while it was sanitized').toBe(false);
    for (const [index, attack] of group) {
      await page.goto(`file://${filePath(index)}`);
      await expect(page.getByText(`Document ${index}`), attack).toHaveCSS('color', 'rgb(1, 2, 3)');
      expect([await provoke(page, 'on its own'), page.url()], attack).toEqual([[], `file://${filePath(index)}`]);
    }
  }
  expect(effects).toEqual([]);
  expectBlockedOnly(consoleErrors);
});
