import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { documentTitle } from '../src/lib/head.ts';
import { type Language, languages } from '../src/lib/languages.ts';
import { documentTexts } from './html-texts.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The logo, which is in the page itself because it has no other picture. */
const logo = read('../public/icon.svg').replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ').trim();

/** The pages that the service worker shows in place of one that it cannot load. They need no file of a release, and work without their script. */
export const offlineFiles: Record<string, { type: string; text: string }> = {
  ...Object.fromEntries(languages.map((language) => [offlineFile(language), { type: 'text/html', text: html(language) }])),
  'offline.css': { type: 'text/css', text: read('../src/theme/colors.css') + read('offline.css') },
  'offline.js': { type: 'text/javascript', text: minifySync('offline.js', read('offline.js'), { module: false }).code },
};

function offlineFile({ basepath }: Language): string {
  return `${basepath}/offline.html`.slice(1);
}

function html({ tag, folder, basepath }: Language): string {
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
