import { type WorkerMessage, workerUrl } from '#lib/offline-caches.ts';

/** Registers the service worker of `web/worker` once the page is hydrated and the browser has nothing else to do. */
export function registerWorkerWhenIdle(): void {
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('hydrated', () => void whenIdle(() => void registerWorker()), { once: true });
}

/** Without workers, as on an insecure origin or in some private windows, the website needs a network. */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const isFirstVisit = !workers.controller;
  await workers.register(workerUrl).catch(() => {});
  if (!isFirstVisit) return;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ loaded } satisfies WorkerMessage);
}

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
