/**
 * Stands at the end of a page from the build, and loads the app once the page has been painted; a tab in the background is not
 * painted. The scripts run one by one, so that none holds the page for long. A button that is pressed before React listens is
 * pressed again when the page answers.
 */
export const loader = `(() => {
  const { scripts, chunks } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const load = () => {
    for (const href of chunks.split(' ')) add('link', { rel: 'modulepreload', href });
    for (const src of scripts.split(' ')) add('script', { type: 'module', src, async: false });
  };
  const canWait = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (canWait) new PerformanceObserver((_, observer) => [observer.disconnect(), load()]).observe({ type: 'paint', buffered: true });
  else load();
  let pressed;
  const remember = ({ target }) => {
    pressed = target.closest('button');
  };
  addEventListener('click', remember, true);
  addEventListener('hydrating', () => removeEventListener('click', remember, true), { once: true });
  addEventListener('hydrated', () => pressed?.isConnected && pressed.click(), { once: true });
})();`;
