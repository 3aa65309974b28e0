const message = 'The page could not be loaded while offline.';

/** True if the chunk of a page could not be loaded because the device is offline. */
export const isOfflineNavigation = (error: unknown): boolean => error instanceof Error && error.message === message;

/** The router reloads the document if a chunk failed to load. Offline, the reload would end on the browser's error page. */
export function handleOfflineNavigation(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = message;
  });
}
