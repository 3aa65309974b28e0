export const workerUrl = '/sw.js';

/** Cache of the service worker with the responses that this visitor has seen and may read offline. A logout deletes it. */
export const seenCache = 'institute.seen';

/** Header of a response that the service worker has stored: the time, as ISO 8601. Responses of the network do not have it. */
export const storedAtHeader = 'institute-stored-at';

/** The message of a page to the worker. Only pages of this website can send it. */
export interface WorkerMessage {
  /** URLs of all files and responses that the first page has loaded without the worker. */
  loaded: string[];
}

/** Deletes seen responses when the user leaves. Insecure origins have no caches, and some private windows reject the call. */
export function deleteSeen(): void {
  void globalThis.caches?.delete(seenCache).catch(() => false);
}
