import type { Network } from '../../support/network.ts';
import type { FieldChange, Query } from './contract-fields.ts';

/** Changes to the response of one query. */
export interface Variant {
  name: string;
  query: string;
  changes: FieldChange[];
}

/** Controls for code in the page, available as `window.variants`. */
export interface VariantControls {
  /** Ids of the queries that were fetched since the last call. */
  takeFetched(): string[];
  /** Refetches with the changes of a variant; resolves to false if it changes nothing. */
  apply(variant: Variant | undefined): Promise<boolean>;
  /** Navigates without a page load. */
  navigate(path: string, state?: object): Promise<void>;
  /** Waits until nothing is pending. */
  settle(): Promise<void>;
  /** Errors and untranslated texts since the last call. */
  takeErrors(): string[];
}

/**
 * Lets a loaded page refetch with changed responses, as when the user returns to the tab after a while. The original responses are fetched
 * once and cached, so a thousand variants run in seconds.
 */
export async function installVariants(network: Network, queries: Query[]): Promise<void> {
  await network.intercept((queries) => {
    const { now } = Date;
    const originals = new Map<string, Promise<string>>();
    const fetched = new Set<string>();
    const errors: string[] = [];
    let variant: Variant | undefined;
    let pendingCount = 0;
    let clockOffset = 0;
    Date.now = () => now() + clockOffset;
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const { error } = console;
    console.error = (...details) => {
      errors.push(details.map(String).join(' ').slice(0, 300));
      error(...details);
    };
    window.confirm = () => true;

    const applyChange = (value: unknown, [key = '', ...rest]: string[], kind: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const name of key === '*' ? Object.keys(value) : [key]) {
        const old: unknown = Reflect.get(value, name);
        if (rest.length > 0) applyChange(old, rest, kind);
        else if (old === undefined || (old === null && kind !== 'missing')) continue;
        else if (kind === 'missing') Reflect.deleteProperty(value, name);
        else if (kind === 'null') Reflect.set(value, name, null);
        else if (kind === 'unknown value') Reflect.set(value, name, 'something new');
        else if (kind === 'number') Reflect.set(value, name, Number(old) || 12);
        else if (typeof old === 'object') Reflect.set(value, name, Reflect.get(old ?? {}, '_id'));
      }
    };
    const withChanges = (text: string, changes: FieldChange[]): string => {
      const value: unknown = JSON.parse(text);
      for (const { path, kind } of changes) applyChange(value, path, kind);
      return JSON.stringify(value);
    };
    const queryOf = (url: string) => queries.find(({ pattern }) => new RegExp(pattern).test(new URL(url).pathname))?.id;

    const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
    // Resolves after all queued work. `requestIdleCallback` would also wait for a frame.
    const idle = () => scheduler.postTask(nextTask, { priority: 'background' });
    const isPending = () =>
      pendingCount > 0 || document.querySelectorAll('h1').length !== 1 || document.querySelector('main [aria-busy=true]') !== null;
    const settle = async () => {
      const end = performance.now() + 4000;
      await nextTask();
      do {
        while (isPending() && performance.now() < end) await nextTask();
        await idle();
        await idle();
      } while (isPending() && performance.now() < end);
    };
    const controls: VariantControls = {
      takeFetched: () => {
        const ids = [...fetched];
        fetched.clear();
        return ids;
      },
      async apply(next) {
        if (next) {
          const affected = [...originals].filter(([url]) => queryOf(url) === next.query);
          const texts = await Promise.all(affected.map(([, text]) => text));
          if (texts.every((text) => withChanges(text, next.changes) === JSON.stringify(JSON.parse(text)))) return false;
        }
        variant = next;
        // All data is stale after a minute.
        clockOffset += 60_000;
        window.dispatchEvent(new Event('visibilitychange'));
        await settle();
        return true;
      },
      async navigate(path, state = {}) {
        const previous = path === location.pathname ? undefined : document.querySelector('h1');
        history.pushState({ __TSR_index: 0, __TSR_key: path, key: path, ...state }, '', path);
        // The chunk of the page may have to load first.
        const end = performance.now() + 4000;
        while (document.querySelector('h1') === previous && performance.now() < end) await nextTask();
        await settle();
      },
      settle,
      takeErrors: () => [...errors.splice(0), ...(Reflect.get(window, 'lostTexts') ?? []).splice(0)],
    };
    Object.assign(window, { variants: controls });

    return async (request, next) => {
      const id = request.method === 'GET' && queryOf(request.url);
      if (!id) return next();
      fetched.add(id);
      pendingCount += 1;
      try {
        // A separate request, because aborting one query must not abort the response that others share.
        const original =
          originals.get(request.url) ?? next(new Request(request.url, { headers: request.headers })).then((response) => response.text());
        originals.set(request.url, original);
        const text = await original;
        return new Response(variant?.query === id ? withChanges(text, variant.changes) : text, {
          headers: { 'Content-Type': 'application/json' },
        });
      } finally {
        pendingCount -= 1;
      }
    };
  }, queries);
}
