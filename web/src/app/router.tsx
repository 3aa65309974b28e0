import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '../layouts/root/error-page.tsx';
import { NotFoundPage } from '../layouts/root/not-found-page.tsx';
import { stayWhenOffline } from '../lib/offline-navigation.ts';
import { createPreload } from '../lib/prefetch.ts';
import { preloadWith } from '../lib/preload-on-intent.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { routeTree } from '../routeTree.gen.ts';

/** @param history The browser's own where none is given. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch,
    stringifySearch,
  });
  if (!history) stayWhenOffline(router);
  preloadWith(createPreload(context.queryClient), router);
  return router;
}

/** Search values are the texts that the address holds: a payment id must not become a number. */
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
