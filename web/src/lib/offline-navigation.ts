import type { AnyRouter } from '@tanstack/react-router';

/** A page's file could not be loaded, because there is no network. */
export class PageOutOfReach extends Error {}

/**
 * The router answers a lost file with a reload: right after a release, but offline it ends on the browser's error page.
 * So a page without its file fails before it is drawn, and its error page stands in its place.
 */
export function stayWhenOffline({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById)) {
    const { component } = options;
    const preload = component?.preload;
    if (!preload) continue;
    component.preload = async () => {
      await preload();
      // It is removed once the file is here.
      if (component.preload && !navigator.onLine) throw new PageOutOfReach('The page could not be loaded without a network.');
    };
  }
}
