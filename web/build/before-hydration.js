// @ts-check
/**
 * Inline script before the content of a prerendered page. It loads the app, and holds back clicks on buttons until React has hydrated
 * the page: the last click then acts once, unless the user has turned away from it. Enter in a form counts, because browsers turn it
 * into a click on the submit button. What works without the app, such as links and fields, is not touched.
 */
(() => {
  // In milliseconds.
  const busyAfter = 300;
  const forgottenAfter = 3000;
  // In pixels. Less is no decision of the user: browsers scroll a little when the keyboard of a phone closes.
  const scrolledAway = 50;

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
    // As the app requests it for a guest: only the app has a session's token. A preload link would send credentials, so its response would
    // not be used.
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

  // After the first paint, or at once in a background tab, which is not painted. Firefox reports no paint if a reload restores a position
  // where neither text nor a picture is in view. The delay gives a paint after `load` the time to be reported.
  const canWait = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (canWait) {
    addEventListener('load', () => setTimeout(load, 200));
    new PerformanceObserver((_, observer) => [observer.disconnect(), loadOnceParsed()]).observe({ type: 'paint', buffered: true });
  } else loadOnceParsed();

  /** @type {HTMLButtonElement | undefined} */
  let pressed;
  let pressedAtScrollY = 0;
  let isHydrating = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let busyTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let forgetTimer;

  const forget = () => {
    clearTimeout(busyTimer);
    clearTimeout(forgetTimer);
    pressed?.removeAttribute('aria-busy');
    pressed = undefined;
  };

  /** @param {HTMLButtonElement} button */
  const remember = (button) => {
    if (button !== pressed) {
      forget();
      busyTimer = setTimeout(() => button.setAttribute('aria-busy', 'true'), busyAfter);
    }
    pressed = button;
    pressedAtScrollY = scrollY;
    clearTimeout(forgetTimer);
    if (!isHydrating) forgetTimer = setTimeout(forget, forgottenAfter);
  };

  /** @param {HTMLButtonElement} button */
  const isEnabled = (button) => !button.matches(':disabled, [aria-disabled=true]');

  /**
   * Neither React nor the browser sees the event. React would answer it while it hydrates, in addition to the press that is remembered.
   * @param {Event} event
   */
  const hold = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  /** @param {Event} event */
  const handleClick = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a')) return forget();
    const button = target?.closest('button');
    if (!button) return;
    hold(event);
    if (isEnabled(button)) remember(button);
  };

  const listeners = new AbortController();

  /**
   * In the capture phase, which begins at the window: before any listener of React.
   * @type {<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) => void}
   */
  const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: listeners.signal });

  listen('click', handleClick);
  // The browser would send the fields and leave the page, even without a button.
  listen('submit', hold);
  listen('input', forget);
  listen('pagehide', forget);
  listen('keydown', ({ key }) => key === 'Escape' && forget());
  listen('scroll', () => Math.abs(scrollY - pressedAtScrollY) > scrolledAway && forget());

  // The app dispatches both events.
  addEventListener('hydrating', () => {
    isHydrating = true;
    clearTimeout(forgetTimer);
  });
  addEventListener('hydrated', () => {
    listeners.abort();
    const button = pressed;
    forget();
    if (button?.isConnected && isEnabled(button)) button.click();
  });
})();
