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
