import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openChromium } from '../bench/browser.mjs';
import { serve } from '../bench/serve.mjs';

const operator = { _id: 'u', role: 12, fullName: 'An operator', email: 'operator@example.com' };

/**
 * Visits each path of the build in web/dist with an empty cache. Returns the number of scripts and styles and their bytes, the gzip bytes of
 * the HTML, and the cumulative layout shift. An operator's pages are visited signed in; the API responds only to `GET /profile`.
 * @param {string[]} paths
 */
export async function firstVisit(paths) {
  const preview = await serve(4186);
  const browser = await openChromium();
  const visits = [];
  for (const path of paths) {
    const page = await browser.newPage();
    /** @type {Promise<Buffer>[]} */
    const bodies = [];
    await page.addInitScript(watchShift);
    if (path.startsWith('/franchise/')) await signIn(page);
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
    });
    const document = await page.goto(`http://localhost:4186${path}`, { waitUntil: 'networkidle' });
    const files = await Promise.all(bodies);
    const sum = (/** @type {(body: Buffer) => Buffer} */ compress) => files.reduce((total, body) => total + compress(body).length, 0);
    const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
    const html = gzipSync((await document?.body()) ?? '').length;
    visits.push({ path, files: files.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync), html, shift: Number(shift.toFixed(4)) });
    await page.close();
  }
  await browser.close();
  preview.kill();
  return visits;
}

/** @param {import('../e2e/support/playwright.ts').Page} page */
async function signIn(page) {
  const session = JSON.stringify({ token: 'token', user: operator });
  await page.addInitScript((text) => localStorage.setItem('institute.session', text), session);
  await page.route('**/v1/**', (route) => {
    const isProfile = route.request().url().endsWith('/v1/profile');
    return isProfile ? route.fulfill({ json: { success: true, user: operator } }) : route.abort();
  });
}

/** Runs in the page. */
function watchShift() {
  let shift = 0;
  Object.assign(globalThis, { shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    Object.assign(globalThis, { shift });
  }).observe({ type: 'layout-shift', buffered: true });
}
