import type { QueryClient } from '@tanstack/react-query';

/** What an answer was when the build made a page of it. */
export interface MadeRead {
  queryKey: readonly unknown[];
  data: unknown;
  /** Milliseconds since 1970: the page asks again, and shows this until the answer has come. */
  updatedAt: number;
}

/** Id of the element that holds the answers of a page from the build. */
export const readsId = 'reads';

/** The route whose page the HTML in an element is; undefined where it is empty, for script to draw. */
export function madeRoute(root: HTMLElement): string | undefined {
  return root.dataset.route;
}

/** For an app that draws another page than the one that the build has made. */
export function dropMadePage(root: HTMLElement): void {
  root.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-made]')) element.remove();
}

/** Gives the app the answers that its page was made of. */
export function takeReads(queryClient: QueryClient): void {
  const reads: MadeRead[] = JSON.parse(document.getElementById(readsId)?.textContent || '[]');
  for (const { queryKey, data, updatedAt } of reads) queryClient.setQueryData(queryKey, data, { updatedAt });
}
