import type { SetupWorker } from 'msw/browser';

/** Long enough to download the worker's script on a slow network. */
const timeoutMs = 30_000;
/** If the browser lets no worker control the page within this time, MSW reloads the page. */
const claimTimeoutMs = 1000;
/** Other requests pass the mocks without a warning. MSW 3 has the second name for the option of MSW 2. */
const unhandled = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const;

/** Rejects when the browser rejects the worker or does not activate it in time. */
export async function startWorker(worker: SetupWorker): Promise<void> {
  const started = claimPage().then(() => worker.start({ quiet: true, ...unhandled }));
  const registration = await Promise.race([started, timeout()]);
  if (registration) reloadOnOtherWorker(registration.active);
}

/** Without a controller, as after a hard reload, MSW would reload the page, and its requests until then would reach no mocks. */
async function claimPage(): Promise<void> {
  const workers = navigator.serviceWorker;
  const isRegistered = async () =>
    (await workers.getRegistrations()).some(({ active }) => active?.scriptURL.endsWith('/mockServiceWorker.js'));
  if (!workers || workers.controller || !(await isRegistered())) return;
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, claimTimeoutMs);
  });
  (await workers.ready).active?.postMessage('CLAIM');
  await taken;
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The worker of the mocks is not ready.')), timeoutMs));
}

/** A new worker does not know this page, and the old worker no longer receives its requests. */
function reloadOnOtherWorker(active: ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (navigator.serviceWorker.controller !== active) location.reload();
  });
}
