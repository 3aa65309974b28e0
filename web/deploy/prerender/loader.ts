/**
 * Stands at the end of a page from the build, and loads the app once the page has been painted; a tab in the background is not
 * painted. A button that is pressed meanwhile is pressed again when somebody answers.
 */
export const loader = `(() => {
  const { entry, chunks } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const load = () => {
    for (const href of chunks.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: entry });
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
  let pressed;
  const remember = ({ target }) => {
    pressed = target.closest('button');
  };
  addEventListener('click', remember, true);
  addEventListener('live', () => {
    removeEventListener('click', remember, true);
    if (pressed && pressed.isConnected) pressed.click();
  }, { once: true });
})();`;
