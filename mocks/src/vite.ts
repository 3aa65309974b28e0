import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { paymentPage, paymentScript, paymentStyles } from './documents/payment-page.ts';

/**
 * Runs before MSW's own fetch listener, for two reasons:
 * - Images, styles and scripts of a page are never API requests. The browser loads them faster itself, and with the page's referrer
 *   policy. The worker serves those under `/__mocks/` only.
 * - A browser stops an idle worker. The new instance does not know its clients, so each request from a script registers its client.
 *   Scripts request the API only after the mocks have started.
 */
const fetchListener = `addEventListener('fetch', (event) => {
  const { destination, mode, url } = event.request;
  if (destination && !url.startsWith(location.origin + '/__mocks/')) return event.stopImmediatePropagation();
  if (!destination && mode !== 'navigate' && event.clientId) activeClientIds.add(event.clientId);
});
`;

/** Files that a service worker cannot serve: its own script, and the page that a purchase navigates to. */
function staticFiles(): Record<string, string> {
  const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    'mockServiceWorker.js': fetchListener + readFileSync(mswWorker, 'utf8'),
    '__mocks/payment.html': paymentPage(),
    '__mocks/payment.js': paymentScript(),
    '__mocks/payment.css': paymentStyles(),
  };
}

const contentTypes: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Vite plugin that serves the static files of the mocks in dev and adds them to a build. */
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
