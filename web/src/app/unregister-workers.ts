/** Takes away what a demo of this website left on its origin: its mocks must answer nothing any more. */
export async function removeWorkers(): Promise<void> {
  // Not there where the page has no secure origin, refused in some private windows.
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
