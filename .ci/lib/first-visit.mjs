import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findChromium } from '../chromium.mjs';
import { root } from './command.mjs';
import { serve } from './serve.mjs';

/**
 * Scripts and styles that a browser with an empty cache asks for of the build in web/dist, by route, in bytes.
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
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
    });
    await page.goto(`http://localhost:4186${path}`, { waitUntil: 'networkidle' });
    const files = await Promise.all(bodies);
    const sum = (compress) => files.reduce((total, body) => total + compress(body).length, 0);
    table[path] = { files: files.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
    await page.close();
  }
  await browser.close();
  preview.kill();
  return table;
}
