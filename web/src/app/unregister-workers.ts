import { workerUrl } from '#lib/offline-caches.ts';

/** Removes the service worker that a demo may have left on this origin: its mocks would intercept requests. */
export async function unregisterWorkers(): Promise<void> {
  // `serviceWorker` is undefined on an insecure origin, and some private windows reject the call.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  const others = (registrations ?? []).filter((registration) => !isOwn(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
}

function isOwn({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const url = (active ?? waiting ?? installing)?.scriptURL;
  return url !== undefined && new URL(url).pathname === workerUrl;
}
