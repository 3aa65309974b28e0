import type { Page } from '@playwright/test';
import { waitForPaint } from '../../support/frames.ts';
import type { Network } from '../../support/network.ts';
import { courseField } from '../../support/pages/certificate-lookup.ts';
import { expect, test } from '../../support/test.ts';
import { attacks, forbiddenElements } from './attacks.ts';
import { watchCanary } from './canary.ts';

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

/** Clicks every element of the document and dispatches events on it. Returns what an attack left behind or did. */
function provoke(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const frameDocument = document.querySelector('iframe')?.contentDocument;
    if (!frameDocument) return ['The frame is out of reach.'];
    const elements = [...frameDocument.querySelectorAll('*')];
    for (const element of elements) {
      for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load']) element.dispatchEvent(new Event(type));
      if (element instanceof HTMLElement || 'click' in element) (element as HTMLElement).click();
    }
    const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$/.test(name)));
    const remaining = [...frameDocument.querySelectorAll(selector)].map((element) => element.outerHTML);
    const navigations = frameDocument.location.pathname === '/document-frame.html' ? [] : [frameDocument.location.href];
    const scripts = Reflect.get(window, 'attacked') === undefined ? [] : ['a script ran'];
    return [...handlers, ...remaining, ...navigations, ...scripts];
  }, forbiddenElements);
}

test(`${attacks.length} attacks in a certificate have no effect [S-01, S-03, S-31]`, async ({ page, context, consoleErrors, network }) => {
  test.setTimeout(180_000);
  // Does not include requests that the Content Security Policy blocks.
  const effects = await watchCanary(context);
  context.on('page', (opened) => effects.push(`window ${opened.url()}`));
  page.on('dialog', (dialog) => effects.push(`dialog ${dialog.message()}`));

  expect(attacks.length).toBeGreaterThanOrEqual(60);
  const lookUp = await openLookup(page, network);
  for (const [index, attack] of attacks.entries()) {
    await lookUp(`<!doctype html><html><head><title>Attack</title></head><body><p>Document ${index}</p>${attack}</body></html>`);
    await expect(page.frameLocator('iframe').getByText(`Document ${index}`)).toBeVisible();
    expect(await provoke(page), attack).toEqual([]);
    await waitForPaint(page);
    expect([effects, page.url()], attack).toEqual([[], new URL('/view-result/certificate', page.url()).href]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'View Result' })).toBeVisible();
  }
  await waitForPaint(page);
  expect(effects).toEqual([]);
  // The frame logs what it blocks: images and fonts by its policy, event handlers by its sandbox while they are removed.
  expect(consoleErrors.filter((text) => !/Content Security Policy|Blocked script execution/.test(text))).toEqual([]);
  consoleErrors.splice(0);
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

test('styles, tables, SVG and images of a document are preserved [R-240, S-01]', async ({ page, network }) => {
  const lookUp = await openLookup(page, network);
  await lookUp(`<html><head><style>#grade { color: rgb(1, 2, 3) } td { border: 2px solid }</style></head><body>
    <table style="width: 200px"><tr><td id="grade">A+</td></tr></table>
    <svg width="20" height="20" role="img" aria-label="Seal"><circle r="8" cx="10" cy="10" fill="rgb(9, 8, 7)" /></svg>
    <img alt="Stamp" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></body></html>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('cell', { name: 'A+' })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(frame.getByRole('cell', { name: 'A+' })).toHaveCSS('border-top-width', '2px');
  await expect(frame.getByRole('table')).toHaveCSS('width', '200px');
  await expect(frame.locator('circle')).toHaveCSS('fill', 'rgb(9, 8, 7)');
  await expect(frame.getByRole('img', { name: 'Stamp' })).toBeVisible();
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

test('a document that fails to render shows an error with Retry [F-21]', async ({ page, context, network }) => {
  await context.route('**/document-frame.html', (route) => route.abort());
  const lookUp = await openLookup(page, network);
  await lookUp('<p>Grade A</p>');
  await expect(page.getByText('The document could not be shown.')).toBeVisible();
  await context.unroute('**/document-frame.html');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.frameLocator('iframe').getByText('Grade A')).toBeVisible();
});
