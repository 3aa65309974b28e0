/**
 * Inline script at the end of a prerendered page. It loads the app after the first paint, or at once in a background tab, which
 * is not painted. The scripts run one by one, so that the page is not blocked for long. A click on a button before hydration is
 * repeated after it.
 */
(() => {
  const { scripts, chunks } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const load = () => {
    for (const href of chunks.split(' ')) add('link', { rel: 'modulepreload', href });
    for (const src of scripts.split(' ')) add('script', { type: 'module', src, async: false });
  };
  const canWait = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (canWait) new PerformanceObserver((_, observer) => [observer.disconnect(), load()]).observe({ type: 'paint', buffered: true });
  else load();
  let clicked;
  const remember = ({ target }) => {
    clicked = target.closest('button');
  };
  addEventListener('click', remember, true);
  addEventListener('hydrating', () => removeEventListener('click', remember, true), { once: true });
  addEventListener('hydrated', () => clicked?.isConnected && clicked.click(), { once: true });
})();
