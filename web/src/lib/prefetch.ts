import type { ApiQueryOptions } from '@institute/sdk/query';
import type { QueryClient, QueryMeta } from '@tanstack/react-query';

/** Starts a query for a page. Waits a moment for it, so that a quick response shows no skeleton; never rejects. */
export type Prefetch = <Data>(options: ApiQueryOptions<Data> & { meta?: QueryMeta }) => Promise<Data | undefined>;

/** Milliseconds that a navigation waits for its data before the page shows its skeleton instead. */
const pendingMs = 200;

/** @param isFirstLoad True while the first page loads: it renders at once with its prerendered data, without waiting for the API. */
export function createPrefetch(queryClient: QueryClient, isFirstLoad: () => boolean): Prefetch {
  return async (options) => {
    // The query client reports the error, and the page shows it.
    const query = queryClient.query(options).catch(() => undefined);
    if (isFirstLoad()) return queryClient.getQueryData(options.queryKey);
    return Promise.race([query, new Promise<undefined>((resolve) => setTimeout(resolve, pendingMs))]);
  };
}

/** For preloading on intent: errors are quiet, because the page is not open. Once the page opens, its own options apply. */
export function createPreload(prefetch: Prefetch): Prefetch {
  return (options) => prefetch({ ...options, meta: { quiet: true } });
}
