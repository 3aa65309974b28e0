import type { WorkerMessage } from '../src/lib/offline-caches.ts';

/** The part of the service worker API that is in use. The DOM types of the website do not contain it. */
export interface WorkerScope {
  /** The files that the build lists, with hashes of their content. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: WorkerMessage; source: { url: string } }) => void): void;
}

interface ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  /** Resolves to undefined if the browser has not started the request itself. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
