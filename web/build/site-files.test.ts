import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../src/lib/brand.ts';
import { publicPaths } from './public-paths.ts';
import { siteFiles } from './site-files.ts';

const routes = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
const text = (name: string) => siteFiles[name]?.text ?? '';

it('the sitemap lists existing pages, and robots.txt links to it', () => {
  for (const path of publicPaths) {
    expect(text('sitemap.xml')).toContain(`<loc>${brand.url}${path}</loc>`);
    expect(routes, path).toContain(`fullPath: '${path}`);
  }
  expect(text('robots.txt')).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
});

it('the manifest has the name of the institute and existing icons', () => {
  const manifest = JSON.parse(text('manifest.json'));
  expect(manifest.name).toBe(brand.name);
  for (const { src } of manifest.icons) expect(existsSync(join(import.meta.dirname, '../public', src)), src).toBe(true);
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
