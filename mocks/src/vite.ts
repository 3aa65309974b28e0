import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { paymentPage, paymentScript, paymentStyles } from './documents/payment-page.ts';

/**
 * Runs before the worker's own listener. Beside the mocks' own pictures, what a page embeds is no call: left to the browser, it
 * comes sooner, and a picture from elsewhere is asked for with the referrer that the page allows. Only scripts fetch without a destination, which is after the
 * mocks have started: a browser ends a worker that is idle and starts it anew, when it has forgotten for whom it answers, and
 * so has one whose page was about to be left and stayed.
 */
const beforeMsw = `addEventListener('fetch', (event) => {
  const { destination, mode, url } = event.request;
  if (destination && !url.startsWith(location.origin + '/__mocks/')) return event.stopImmediatePropagation();
  if (!destination && mode !== 'navigate' && event.clientId) activeClientIds.add(event.clientId);
});
`;

/** Files that a worker cannot answer: its own script, and the page to which a purchase navigates. */
function files(): Record<string, string> {
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    'mockServiceWorker.js': beforeMsw + readFileSync(msw, 'utf8'),
    '__mocks/payment.html': paymentPage(),
    '__mocks/payment.js': paymentScript(),
    '__mocks/payment.css': paymentStyles(),
  };
}

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Serves the mocks' static files in dev and writes them into a demo build. */
export function mocks(): Plugin {
  return {
    name: 'institute-mocks',
    configureServer(server) {
      const served = files();
      server.middlewares.use((request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const text = served[name];
        if (text === undefined) return next();
        response.setHeader('Content-Type', `${types[name.split('.').at(-1) ?? '']}; charset=utf-8`);
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
