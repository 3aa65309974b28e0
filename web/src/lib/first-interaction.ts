/** Not `focusin`, because a page may focus its heading by itself. */
const events = ['pointerover', 'pointerdown', 'keydown', 'input', 'click', 'scroll'];

/** Calls `listener` at the first interaction with the page from now on. Returns a function that stops waiting. */
export function onFirstInteraction(listener: () => void): () => void {
  const stop = () => {
    for (const name of events) removeEventListener(name, handleEvent, true);
  };
  const handleEvent = () => {
    stop();
    listener();
  };
  for (const name of events) addEventListener(name, handleEvent, { capture: true, passive: true });
  return stop;
}
