import { browserStorage, countRemoval, tabStorage } from '#lib/storage.ts';

/**
 * All keys, caches and databases of the website, as in the README's table: the beginnings of keys in both storages, and names of caches and
 * of a database. Written by hand, because the modules that store most of this data are loaded with their pages only.
 */
export const browserData = [
  { name: 'session', keys: ['institute.session', 'adminToken'] },
  { name: 'cart', keys: ['institute.cart'] },
  { name: 'payments', keys: ['institute.payments'] },
  { name: 'typed', keys: ['institute.draft.', 'institute.carried'] },
  { name: 'rows', keys: ['institute.bulk.'] },
  { name: 'documents', keys: ['institute.documents', 'institute.shown-document'] },
  { name: 'centre', keys: ['institute.sent-documents'] },
  { name: 'told', keys: ['institute.told.'] },
  { name: 'courses', keys: ['institute.seen', 'institute.offline'] },
  { name: 'choices', keys: ['institute.color-mode', 'institute.page-size', 'institute.language'] },
  { name: 'technical', keys: ['institute.reloaded.', 'tsr-scroll-restoration'] },
  { name: 'mocks', keys: ['keyval-store'] },
] as const;

const findStored = (keys: readonly string[]) =>
  [browserStorage, tabStorage].flatMap((area) =>
    area.keys().flatMap((key) => (keys.some((start) => key.startsWith(start)) ? { area, key } : [])),
  );

/** About how many bytes are stored; 0 for nothing. */
export async function measure(keys: readonly string[]): Promise<number> {
  // Older versions of Firefox do not list databases, and older versions of Safari estimate nothing.
  const databases = await indexedDB.databases?.().catch(() => []);
  if (databases?.some(({ name = '' }) => keys.includes(name))) return (await navigator.storage?.estimate?.())?.usage ?? 1;
  const texts = findStored(keys).map(({ area, key }) => key + area.getItem(key));
  const cached = await Promise.all(keys.map((name) => readCache(name).catch(() => [])));
  return new Blob([...texts, ...cached.flat()]).size;
}

async function readCache(name: string): Promise<Blob[]> {
  // Opening a cache would create it.
  const responses = (await caches.has(name)) ? await (await caches.open(name)).matchAll() : [];
  return Promise.all(responses.map((response) => response.blob()));
}

/** Removes the data from this tab, from the storage that tabs share, from caches and databases. */
export async function remove(keys: readonly string[]): Promise<void> {
  countRemoval();
  for (const { area, key } of findStored(keys)) area.removeItem(key);
  for (const name of keys) indexedDB.deleteDatabase(name);
  await Promise.all(keys.map((name) => globalThis.caches?.delete(name).catch(() => false)));
  // A worker stores the offline page only when it is installed, which happens at the next visit.
  if (keys.includes('institute.offline'))
    void navigator.serviceWorker?.getRegistration().then(
      (worker) => worker?.unregister(),
      () => {},
    );
  // Other tabs get this event by themselves. No key means that everything may have changed, also this tab's cart and colours.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
