import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../src/lib/brand.ts';
import { seenCache, storedAtHeader } from '../src/lib/offline-caches.ts';
import { publicPaths } from './public-paths.ts';
import { siteFiles } from './site-files.ts';

const routes = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
const text = (name: string) => siteFiles[name]?.text ?? '';

it('the sitemap lists existing pages in each language, and robots.txt links to it', () => {
  for (const path of publicPaths) {
    const hindi = `${brand.url}/hi${path === '/' ? '' : path}`;
    expect(text('sitemap.xml')).toContain(`<loc>${brand.url}${path}</loc>`);
    expect(text('sitemap.xml')).toContain(`<loc>${hindi}</loc>`);
    expect(text('sitemap.xml').split(`<xhtml:link rel="alternate" hreflang="hi-IN" href="${hindi}"/>`), path).toHaveLength(3);
    expect(routes, path).toContain(`fullPath: '${path}`);
  }
  expect(text('robots.txt')).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
});

const manifest = JSON.parse(text('manifest.json'));
const publicFile = (src: string) => join(import.meta.dirname, '../public', src);

it('the manifest has everything by which a browser offers to install the website', () => {
  expect(manifest).toMatchObject({
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en-IN' },
    ...{ name: brand.name, short_name: brand.shortName, description: brand.promise },
    ...{ background_color: expect.stringMatching(/^#[\da-f]{6}$/), theme_color: expect.stringMatching(/^#[\da-f]{6}$/) },
  });
  // Longer names do not fit below an icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(readFileSync(publicFile('../index.html'), 'utf8')).toContain(`content="${manifest.theme_color}"`);
});

it('all linked icons exist, those of the manifest in the sizes that it names, also without transparent corners for devices that cut them', () => {
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  for (const { src, sizes, purpose } of pictures) {
    const header = readFileSync(publicFile(src)).subarray(0, 26);
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, src).toBe(sizes);
    // The color type of a PNG is 6 with transparency, and 2 without.
    expect(header[25], src).toBe(purpose === 'maskable' ? 2 : 6);
  }
  const kinds = pictures.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${purpose} ${sizes}`);
  expect(kinds.sort()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  const index = readFileSync(publicFile('../index.html'), 'utf8');
  const linked = Array.from(index.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g), ([, href = '']) => href);
  expect(linked).toHaveLength(3);
  for (const href of [...linked, '/icon.svg', '/social.png'])
    expect(existsSync(publicFile(href)) || href.slice(1) in siteFiles, href).toBe(true);
});

it('security.txt has a contact, its own URL, and expires within a year [S-17]', () => {
  const lines = text('.well-known/security.txt').trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe(`mailto:${brand.email}`);
  expect(fields.get('Canonical')).toBe(`${brand.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

it('the offline page says how to reach the institute, and needs no file of a release and no inline script or style', () => {
  const html = text('offline.html');
  for (const fact of [brand.phone.label, brand.phone.href, brand.email, brand.hours]) expect(html).toContain(fact);
  expect(html).not.toMatch(/\/assets\/|<style|style=|<script>|\son\w+=/);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toEqual(['/icon.svg', '/offline.css', '/offline.js']);
  for (const part of ['<html lang="hi-IN">', '<h1>नेटवर्क नहीं है</h1>', '<small>सोमवार से शनिवार', 'data-basepath="/hi"'])
    expect(text('hi/offline.html')).toContain(part);
});

it('its script reads what the service worker stores, and the same color mode as the app', () => {
  const script = text('offline.js');
  const index = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  for (const name of [seenCache, storedAtHeader, 'institute.color-mode']) expect(script).toContain(name);
  expect(index).toContain("getItem('institute.color-mode')");
});
