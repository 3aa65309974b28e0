import { workerUrl } from '#lib/offline-caches.ts';

/** React creates every script element from this HTML. */
const reactScript = '<script></script>';

/** Returns a check that throws for every other text, so that the browser does not use it. */
const allowOnly = (allowed: string) => (text: string) => {
  if (text === allowed) return text;
  throw new TypeError(`The default policy of Trusted Types rejects '${text.slice(0, 40)}'.`);
};

/** Checks each string where a browser parses HTML or loads a script. Without `createScript` no string can become a script. */
export const defaultPolicy = {
  createHTML: allowOnly(reactScript),
  createScriptURL: allowOnly(__MOCKS__ ? '/mockServiceWorker.js' : workerUrl),
};

/** Must run before the app renders. Browsers without Trusted Types need no policy. */
export function addDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', defaultPolicy);
}
