import type { AnyRouter } from '@tanstack/react-router';
import type { Load } from '../app-context.ts';

/** A pointer over a link has its page loaded ahead; that read is another one, because its failure is nobody's yet (F-03). */
export function loadAheadBy(load: Load, { routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const { loader } = options;
    if (typeof loader !== 'function') continue;
    options.loader = (given: { preload: boolean; context: object }) =>
      loader(given.preload ? { ...given, context: { ...given.context, load } } : given);
  }
}
