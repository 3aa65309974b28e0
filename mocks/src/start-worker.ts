import type { SetupWorker } from 'msw/browser';

/** Longer than a slow network takes to bring the worker's script. */
const patienceMs = 30_000;

/** Starts the worker, or throws when the browser refuses it or never gets it ready. */
export async function startWorker(worker: SetupWorker): Promise<void> {
  const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const registration = await Promise.race([started, late()]);
  if (registration) followUpdates(registration.active);
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The worker of the mocks is not ready.')), patienceMs));
}

/** A worker that takes the place of ours knows nothing of this page, and ours hears no requests any more. */
function followUpdates(own: ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (navigator.serviceWorker.controller !== own) location.reload();
  });
}
