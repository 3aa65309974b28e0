import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { documentTitle } from '../src/lib/head.ts';
import { type Language, languages, pathIn } from '../src/lib/languages.ts';
import { documentTexts } from './html-texts.ts';
import { publicPaths } from './public-paths.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The logo is inline, because the offline page loads no pictures. */
const logo = read('../public/icon.svg').replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ').trim();

/** The pages that the service worker shows for a page that it cannot load. They need no file of a release, and work without script. */
const offlineFiles: Record<string, { type: string; text: string }> = {
  ...Object.fromEntries(languages.map((language) => [offlineFile(language), { type: 'text/html', text: offlineHtml(language) }])),
  'offline.css': { type: 'text/css', text: read('../src/theme/colors.css') + read('offline.css') },
  'offline.js': { type: 'text/javascript', text: minifySync('offline.js', read('offline.js'), { module: false }).code },
};

function offlineFile({ basepath }: Language): string {
  return `${basepath}/offline.html`.slice(1);
}

function offlineHtml({ tag, folder, basepath }: Language): string {
  const text = documentTexts[folder];
  return `<!doctype html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${documentTitle(text.noConnection)}</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js"></script>
  </head>
  <body>
    <header><a href="${basepath}/" translate="no">${logo}${brand.name}</a></header>
    <main>
      <h1>${text.noConnection}</h1>
      <p>${text.checkNetwork}</p>
      <p><a class="button" href="">${text.retry}</a></p>
      <section id="seen" data-basepath="${basepath}" data-all-courses="${text.allCourses}" data-as-of="${text.asOf('{time}')}" hidden>
        <h2>${text.saved}</h2>
        <ul></ul>
      </section>
      <section>
        <h2>${text.callUs}</h2>
        <ul>
          <li><a href="${brand.phone.href}">${brand.phone.label}</a> <small>${text.hours}</small></li>
          <li><a href="mailto:${brand.email}">${brand.email}</a></li>
        </ul>
        <address>${brand.name}, ${text.street}, ${text.state}</address>
      </section>
    </main>
  </body>
</html>
`;
}

/** Files for crawlers, home screens, researchers and visitors without a network, generated from the brand and the public paths. */
export const siteFiles: Record<string, { type: string; text: string }> = {
  'robots.txt': { type: 'text/plain', text: robots() },
  'sitemap.xml': { type: 'application/xml', text: sitemap() },
  '.well-known/security.txt': { type: 'text/plain', text: securityContact() },
  ...offlineFiles,
  'manifest.json': { type: 'application/manifest+json', text: JSON.stringify(manifest(), null, 2) },
};

/** Private pages are `noindex` instead of disallowed, because a crawler has to read a page to see `noindex`. */
function robots(): string {
  return `User-agent: *\nDisallow: /v1/\n\nSitemap: ${brand.url}/sitemap.xml\n`;
}

/** The contact for security reports, in the format of RFC 9116. The file must expire within a year of the build. */
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
      // This icon has no transparent corners, because the device cuts it into its own shape.
      { src: '/icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

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
