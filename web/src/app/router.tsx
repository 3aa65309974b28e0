import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { handleOfflineNavigation } from '#lib/offline-navigation.ts';
import type { RouterContext } from '#routes/__root.tsx';
import { basepath } from '#text/language.ts';
import { ErrorPage, NotFoundPage } from '#ui/page/error-page.tsx';
import { routeTree } from '../routeTree.gen.ts';

/** @param history Default: that of the browser. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: basepath || undefined,
    context,
    ...(history && { history }),
    // Back and Forward return to where the user was. While prerendering it would add an inline script.
    scrollRestoration: !history,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch,
    stringifySearch,
  });
  if (!history) handleOfflineNavigation(router);
  return router;
}

/** Keeps search values as text. The router's own parser would turn a payment id into a number. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => key !== '__proto__'));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text && `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
