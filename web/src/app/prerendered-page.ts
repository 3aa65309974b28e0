import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Id of the element with the dehydrated query client of a prerendered page. */
export const dehydratedStateId = 'dehydrated-state';

/** Id of the element with the styles of a prerendered page. */
export const stylesId = 'styles';

/** Names of the Emotion styles in the prerendered page. */
export function prerenderedStyles(): string[] {
  const css = document.getElementById(stylesId)?.textContent ?? '';
  return [...new Set(Array.from(css.matchAll(/\.css-(\w+)/g), ([, name = '']) => name))];
}

/**
 * Id of the route that was prerendered into an element, if any. Undefined if the browser has translated the page (it wraps
 * texts in `font` elements), because React could not hydrate it.
 */
export function prerenderedRoute(root: HTMLElement): string | undefined {
  return root.querySelector('font') ? undefined : root.dataset.route;
}

/** Clears the document before the app renders another page than the prerendered one. */
export function removePrerenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}

/** Fills the query client with the data that the page was prerendered with. */
export function hydrateQueries(queryClient: QueryClient): void {
  const text = document.getElementById(dehydratedStateId)?.textContent;
  if (!text) return;
  const state: DehydratedState = JSON.parse(text);
  hydrate(queryClient, state);
}
