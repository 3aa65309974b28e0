import type { AnyRouter } from '@tanstack/react-router';

/** The chunk of a page could not be loaded, because the device is offline. */
export class OfflineNavigationError extends Error {}

/** If a chunk fails to load, the router reloads the document. Offline, that would end on the browser's error page, so it throws here. */
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
