import type { ApiQueryOptions } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** Starts a query for a page. Waits a moment for it, so that a quick response shows no skeleton; never rejects. */
export type Prefetch = <Data>(options: ApiQueryOptions<Data>) => Promise<Data | undefined>;

/** Milliseconds that a navigation waits for its data before the page shows its skeleton instead. */
const pendingMs = 200;

/** @param isFirstLoad True while the first page loads: it renders at once with its prerendered data, without waiting for the API. */
export function createPrefetch(queryClient: QueryClient, isFirstLoad: () => boolean): Prefetch {
  return async <Data>(options: ApiQueryOptions<Data>) => {
    // A preload may have started this query as `quiet`. Now the page is wanted, so its errors are shown.
    const preloaded = queryClient.getQueryCache().find({ queryKey: options.queryKey });
    preloaded?.setOptions({ ...preloaded.options, meta: undefined });
    // The query client reports the error, and the page shows it.
    const query = queryClient.query(options).catch(() => undefined);
    if (isFirstLoad()) return queryClient.getQueryData<Data>(options.queryKey);
    return Promise.race([query, new Promise<undefined>((resolve) => setTimeout(resolve, pendingMs))]);
  };
}

/** For preloading on intent: errors are quiet, because the page is not open yet. */
export function createPreload(queryClient: QueryClient): Prefetch {
  return (options) => queryClient.query({ ...options, meta: { quiet: true } }).catch(() => undefined);
}

/** For prerendering: fetches only if the build can reach an API. */
export function createBuildPrefetch(queryClient: QueryClient, isReachable: boolean): Prefetch {
  return async (options) => (isReachable ? queryClient.query(options).catch(() => undefined) : undefined);
}

type Loader = (options: { preload: boolean; context: object }) => unknown;

/** The route tree outlives a router (in tests, after a hot update), so it may contain wrapped loaders already. */
const originalLoaders = new WeakMap<object, Loader>();

/** Replaces the `prefetch` of loaders while the router preloads a page on intent, because errors of a page that is not open are not shown. */
export function setPreloadPrefetch(prefetch: Prefetch, { routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const loader: Loader | undefined = originalLoaders.get(options) ?? (typeof options.loader === 'function' ? options.loader : undefined);
    if (!loader) continue;
    originalLoaders.set(options, loader);
    const wrapped: Loader = (args) => loader(args.preload ? { ...args, context: { ...args.context, prefetch } } : args);
    options.loader = wrapped;
  }
}
