/** Removes the service worker that a demo may have left on this origin: its mocks would intercept requests. */
export async function unregisterWorkers(): Promise<void> {
  // `serviceWorker` is undefined on an insecure origin, and some private windows reject the call.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((registrations ?? []).map((worker) => worker.unregister()));
}
