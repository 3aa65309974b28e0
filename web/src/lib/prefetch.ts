import type { ReadOptions } from '@institute/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { Load } from './app-context.ts';

/** How long a navigation waits for its data before the page shows its skeleton instead. */
const patienceMs = 200;

/** A loader's read. `isFirst`: the first page is drawn at once with what came along with it, whatever the API does. */
export function createLoad(queryClient: QueryClient, isFirst: () => boolean): Load {
  return async <Answer>(options: ReadOptions<Answer>) => {
    // A pointer over the link may have begun it quietly; now its page is wanted.
    const begun = queryClient.getQueryCache().find({ queryKey: options.queryKey });
    begun?.setOptions({ ...begun.options, meta: undefined });
    // Its failure is told by the query client and shown by the page.
    const read = queryClient.query(options).catch(() => undefined);
    if (isFirst()) return queryClient.getQueryData<Answer>(options.queryKey);
    return Promise.race([read, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
  };
}

/** The read of a page that nobody has opened yet: when it fails, nobody is told. */
export function createLoadAhead(queryClient: QueryClient): Load {
  return (options) => queryClient.query({ ...options, meta: { quiet: true } }).catch(() => undefined);
}

/** The read of a page that the build makes: with the API's answer where the build was given one, else without. */
export function createLoadInBuild(queryClient: QueryClient, isReachable: boolean): Load {
  return async (options) => (isReachable ? queryClient.query(options).catch(() => undefined) : undefined);
}
