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
