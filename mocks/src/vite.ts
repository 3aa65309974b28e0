import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { paymentPage, paymentScript, paymentStyles } from './documents/payment-page.ts';

/**
 * Runs before the worker's own listener: what pages embed from elsewhere is the browser's matter. Passed on by a worker, a
 * picture would be asked for with a referrer that the page has forbidden.
 */
const leaveAlone = `addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination && !url.startsWith(location.origin + '/')) event.stopImmediatePropagation();
});
`;

/** Files that a worker cannot answer: its own script, and the page to which a purchase navigates. */
function files(): Record<string, string> {
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    'mockServiceWorker.js': leaveAlone + readFileSync(msw, 'utf8'),
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
