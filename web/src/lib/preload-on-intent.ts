import type { AnyRouter } from '@tanstack/react-router';
import type { Prefetch } from './prefetch.ts';

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
