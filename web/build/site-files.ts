import type { Plugin } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { type Language, languages, pathIn } from '../src/lib/languages.ts';
import { offlineFiles } from './offline-page.ts';
import { publicPaths } from './public-paths.ts';

/** Files for crawlers, home screens, researchers and visitors without a network, generated from the brand and the public paths. */
export const siteFiles: Record<string, { type: string; text: string }> = {
  'robots.txt': { type: 'text/plain', text: robots() },
  'sitemap.xml': { type: 'application/xml', text: sitemap() },
  '.well-known/security.txt': { type: 'text/plain', text: securityContact() },
  ...offlineFiles,
  'manifest.json': { type: 'application/manifest+json', text: JSON.stringify(manifest(), null, 2) },
};

/** Private pages are `noindex` instead of disallowed, because a crawler has to read a page to see that. */
function robots(): string {
  return `User-agent: *\nDisallow: /v1/\n\nSitemap: ${brand.url}/sitemap.xml\n`;
}

/** Where to report a weakness, as RFC 9116 has it. The file must expire, within a year of the build. */
function securityContact(): string {
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + 360);
  return `Contact: mailto:${brand.email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en, hi
Canonical: ${brand.url}/.well-known/security.txt
`;
}

function sitemap(): string {
  const urlIn = (language: Language, path: string) => brand.url + pathIn(language, path);
  const link = (language: Language, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language.tag}" href="${urlIn(language, path)}"/>`;
  const links = (path: string) => languages.map((language) => link(language, path)).join('');
  const urls = languages.flatMap((language) => publicPaths.map((path) => `  <url><loc>${urlIn(language, path)}</loc>${links(path)}</url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function manifest() {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: brand.promise,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffcf6',
    theme_color: '#0a3f4f',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      // Without transparent corners, because the device cuts the icon into its own shape.
      { src: '/icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

/** Serves the files in development and emits them in a build. */
export function siteFilesPlugin(): Plugin {
  return {
    name: 'institute-site-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = siteFiles[new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)];
        if (!file) return next();
        response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
        response.end(file.text);
      });
    },
    generateBundle() {
      for (const [fileName, { text }] of Object.entries(siteFiles)) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
