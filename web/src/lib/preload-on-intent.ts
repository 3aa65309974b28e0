import type { AnyRouter } from '@tanstack/react-router';
import type { Prefetch } from './prefetch.ts';

type Loader = (given: { preload: boolean; context: object }) => unknown;

/** The route tree outlives a router (in tests, after a hot update), so the original loaders are remembered. */
const originalLoaders = new WeakMap<object, Loader>();

/** Gives loaders another `prefetch` while the router preloads a page on intent, because errors of a page that is not open are not shown. */
export function preloadWith(prefetch: Prefetch, { routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const loader: Loader | undefined = originalLoaders.get(options) ?? (typeof options.loader === 'function' ? options.loader : undefined);
    if (!loader) continue;
    originalLoaders.set(options, loader);
    const preloading: Loader = (given) => loader(given.preload ? { ...given, context: { ...given.context, prefetch } } : given);
    options.loader = preloading;
  }
}
