import type { AnyRouter } from '@tanstack/react-router';

/** The chunk of a page could not be loaded, because the device is offline. */
export class OfflineNavigationError extends Error {}

/**
 * The router reloads the document if a chunk fails to load. Offline, that would end on the browser's error page, so the
 * navigation fails here before the page renders, and the router shows its error component.
 */
export function handleOfflineNavigation({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const { component } = options;
    const preload = component?.preload;
    if (!preload) continue;
    component.preload = async () => {
      await preload();
      // The router removes `preload` once the chunk has loaded.
      if (component.preload && !navigator.onLine) throw new OfflineNavigationError('The page could not be loaded while offline.');
    };
  }
}
