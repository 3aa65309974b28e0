import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findChromium } from '../chromium.mjs';
import { root } from './command.mjs';
import { serve } from './serve.mjs';

const operator = { _id: 'u', role: 12, fullName: 'An operator', email: 'operator@example.com' };

/**
 * What a browser with an empty cache asks for of the build in web/dist, by route: files and their scripts and styles in bytes, the page's
 * own HTML with the styles of its first sight, and how far things jump while they come. An operator's pages are opened by one; there is no API but for who that is.
 * @param {string[]} paths
 */
export async function firstVisit(paths) {
  const preview = await serve(4186);
  const { chromium } = createRequire(`${root}web/`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const table = {};
  for (const path of paths) {
    const page = await browser.newPage();
    const bodies = [];
    await page.addInitScript(watchShift);
    if (path.startsWith('/franchise/')) await signIn(page);
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
    });
    const document = await page.goto(`http://localhost:4186${path}`, { waitUntil: 'networkidle' });
    const files = await Promise.all(bodies);
    const sum = (compress) => files.reduce((total, body) => total + compress(body).length, 0);
    const shift = await page.evaluate(() => globalThis.shift);
    const html = gzipSync((await document?.body()) ?? '').length;
    table[path] = { files: files.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync), html, shift: Number(shift.toFixed(4)) };
    await page.close();
  }
  await browser.close();
  preview.kill();
  return table;
}

async function signIn(page) {
  const record = JSON.stringify({ token: 'token', user: operator });
  await page.addInitScript((text) => localStorage.setItem('institute.session', text), record);
  await page.route('**/v1/**', (route) => {
    const isProfile = route.request().url().endsWith('/v1/profile');
    return isProfile ? route.fulfill({ json: { success: true, user: operator } }) : route.abort();
  });
}

/** Runs in the page. */
function watchShift() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) globalThis.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
