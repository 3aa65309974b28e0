import type { AnyRouter } from '@tanstack/react-router';
import type { Load } from './app-context.ts';

type Loader = (given: { preload: boolean; context: object }) => unknown;

/** The route tree outlives a router: another one (of a test, of a file that was changed) begins with the loaders as they were written. */
const written = new WeakMap<object, Loader>();

/** A pointer over a link has its page loaded ahead; that read is another one, because its failure is nobody's yet. */
export function loadAheadBy(load: Load, { routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const loader: Loader | undefined = written.get(options) ?? (typeof options.loader === 'function' ? options.loader : undefined);
    if (!loader) continue;
    written.set(options, loader);
    const ahead: Loader = (given) => loader(given.preload ? { ...given, context: { ...given.context, load } } : given);
    options.loader = ahead;
  }
}
