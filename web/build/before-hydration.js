// @ts-check
/**
 * Inline script before the content of a prerendered page. It loads the app, and keeps the last click on a button until React has hydrated
 * the page, because React does not listen before that: on a slow phone, Login would do nothing. Enter in a form counts, because browsers
 * turn it into a click on the submit button. Links, fields and everything else that works without the app is not touched.
 */
(() => {
  const { scripts = '', chunks = '', courses } = document.currentScript?.dataset ?? {};

  /** @type {(name: string, properties: object) => void} */
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));

  /** Only this function can use the policy, and only with the URLs of the build. */
  const policy = window.trustedTypes?.createPolicy('before-hydration', { createScriptURL: (url) => url });
  /** @param {string} url */
  const trust = (url) => policy?.createScriptURL(url) ?? url;

  let isLoading = false;
  /** The scripts run one by one, so that the page is not blocked for long. */
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // The same request as the app sends for a guest: only the app has a session's token. A preload link would send credentials, so its
    // response would not be used.
    if (courses && !('session' in document.documentElement.dataset)) {
      const controller = new AbortController();
      const request = new Request(courses, { credentials: 'omit', redirect: 'manual', signal: controller.signal });
      window.earlyResponse = { url: request.url, controller, response: fetch(request).catch(() => undefined) };
    }
    for (const href of chunks.split(' ')) add('link', { rel: 'modulepreload', href });
    for (const src of scripts.split(' ')) add('script', { type: 'module', src: trust(src), async: false });
  };

  /** Only a complete page can be hydrated. */
  const loadOnceParsed = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', load) : load());

  // The app loads after the first paint, or at once in a background tab, which is not painted. Firefox reports no paint if a reload
  // restores a position where neither text nor a picture is in view. The delay gives the browser time to report a paint after `load`.
  const canWait = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (canWait) {
    addEventListener('load', () => setTimeout(load, 200));
    new PerformanceObserver((_, observer) => [observer.disconnect(), loadOnceParsed()]).observe({ type: 'paint', buffered: true });
  } else loadOnceParsed();

  /** @type {HTMLButtonElement | undefined} */
  let pressed;
  const listeners = new AbortController();
  /** @param {Event} event */
  const hold = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.type === 'click' && !button) return;
    // React would handle a click while it hydrates, besides the kept click. The browser would send the fields and leave the page.
    event.stopPropagation();
    event.preventDefault();
    pressed = button ?? pressed;
  };
  // The capture phase begins at the window, so this runs before any listener of React.
  for (const type of ['click', 'submit']) addEventListener(type, hold, { capture: true, signal: listeners.signal });
  // The app dispatches this event.
  addEventListener('hydrated', () => {
    listeners.abort();
    pressed?.click();
  });
})();
