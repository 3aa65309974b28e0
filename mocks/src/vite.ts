import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { paymentPage, paymentScript, paymentStyles } from './documents/payment-page.ts';

/**
 * Runs before MSW's own listeners, for these reasons:
 * - MSW's worker unregisters itself when its last page fires `beforeunload`. A page that is reloaded, or that the user does not leave
 *   after all, fires it too and would then have no mocks. So this worker waits 10 seconds, and unregisters only if no page is there.
 * - MSW reloads a page that has no controller although there is a worker, as after a hard reload. `startWorker` asks for control instead.
 * - Images, styles and scripts of a page are never API requests. The browser loads them faster itself, and with the page's referrer
 *   policy. The worker serves only the files under `/__mocks/`.
 * - A browser stops an idle worker. The new instance does not know its clients, so each request from a script registers its client.
 *   Scripts request the API only after the mocks have started.
 */
const listeners = `addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(clients.claim());
  if (event.data !== 'CLIENT_CLOSED') return;
  event.stopImmediatePropagation();
  activeClientIds.delete(event.source.id);
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, 10_000)).then(unregisterWithoutPages));
});
async function unregisterWithoutPages() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await registration.unregister();
}
addEventListener('fetch', (event) => {
  const { destination, mode, url } = event.request;
  if (destination && !url.startsWith(location.origin + '/__mocks/')) return event.stopImmediatePropagation();
  if (!destination && mode !== 'navigate' && event.clientId) activeClientIds.add(event.clientId);
});
`;

/** Files that a service worker cannot serve: its own script, and the page that a purchase navigates to. */
function staticFiles(): Record<string, string> {
  const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    'mockServiceWorker.js': listeners + readFileSync(mswWorker, 'utf8'),
    '__mocks/payment.html': paymentPage(),
    '__mocks/payment.js': paymentScript(),
    '__mocks/payment.css': paymentStyles(),
  };
}

const contentTypes: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Plugin for Vite 7 and 8 that serves the static files of the mocks in dev and adds them to every build. Leave it out of production. */
export function mocks(): Plugin {
  return {
    name: 'institute-mocks',
    configureServer(server) {
      const files = staticFiles();
      server.middlewares.use((request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const text = files[name];
        if (text === undefined) return next();
        response.setHeader('Content-Type', `${contentTypes[name.split('.').at(-1) ?? '']}; charset=utf-8`);
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(staticFiles())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
