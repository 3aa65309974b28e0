import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { documentTitle } from '../src/lib/head.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The logo, which is in the page itself because it has no other picture. */
const logo = read('../public/icon.svg').replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ').trim();

/** The page that the service worker shows in place of one that it cannot load. It needs no file of a release, and works without its script. */
export const offlineFiles = {
  'offline.html': { type: 'text/html', text: html() },
  'offline.css': { type: 'text/css', text: read('../src/theme/colors.css') + read('offline.css') },
  'offline.js': { type: 'text/javascript', text: minifySync('offline.js', read('offline.js'), { module: false }).code },
};

function html(): string {
  const [name, ...address] = brand.address;
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${documentTitle('No connection')}</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js"></script>
  </head>
  <body>
    <header><a href="/" translate="no">${logo}${brand.name}</a></header>
    <main>
      <h1>No connection</h1>
      <p>We could not load this page. Check your mobile data or Wi-Fi, then try again.</p>
      <p><a class="button" href="">Retry</a></p>
      <section id="seen" hidden>
        <h2>Saved on this device</h2>
        <ul></ul>
      </section>
      <section>
        <h2>Need help now? Call us</h2>
        <ul>
          <li><a href="${brand.phone.href}">${brand.phone.label}</a> <small>${brand.hours}</small></li>
          <li><a href="mailto:${brand.email}">${brand.email}</a></li>
        </ul>
        <address>${name}, ${address.join(', ')}</address>
      </section>
    </main>
  </body>
</html>
`;
}
