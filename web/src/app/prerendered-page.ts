import type { QueryClient } from '@tanstack/react-query';

/** What an answer was when the build made a page of it. */
export interface MadeRead {
  queryKey: readonly unknown[];
  data: unknown;
}

/** Id of the element that holds the answers of a page from the build. */
export const readsId = 'reads';

/** Id of the element that holds the styles of a page from the build. */
export const stylesId = 'styles';

/** Names of the styles that the HTML of this page has. */
export function madeStyles(): string[] {
  const css = document.getElementById(stylesId)?.textContent ?? '';
  return [...new Set(Array.from(css.matchAll(/\.css-(\w+)/g), ([, name = '']) => name))];
}

/**
 * The route whose page the HTML in an element is; undefined where it is empty, and where the browser has translated it by now, so
 * that React would not find its texts.
 */
export function madeRoute(root: HTMLElement): string | undefined {
  return root.querySelector('font') ? undefined : root.dataset.route;
}

/** For an app that draws another page than the one that the build has made. */
export function dropMadePage(root: HTMLElement): void {
  root.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-made]')) element.remove();
}

/** Gives the app the answers that its page was made of. */
export function takeReads(queryClient: QueryClient): void {
  const reads: MadeRead[] = JSON.parse(document.getElementById(readsId)?.textContent || '[]');
  // Old on any clock: the page asks again, and shows this until the answer has come.
  for (const { queryKey, data } of reads) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
}
