import type { Page } from '@playwright/test';
import type { Field, Read } from './contract-fields.ts';

/** What the page's answers are changed by: fields of one read. */
export interface Variant {
  name: string;
  read: string;
  fields: Field[];
}

/** What a page under test offers to the steps that run inside of it. */
export interface World {
  /** Ids of the reads that have been asked for since the last look. */
  asked(): string[];
  /** Reads again with an answer that is changed so; false where there is nothing to change. */
  vary(variant: Variant | undefined): Promise<boolean>;
  /** Goes to an address of the app without a page load. */
  go(path: string, state?: object): Promise<void>;
  /** Nothing is under way any more. */
  settled(): Promise<void>;
  /** Everything that was reported as an error since the last look, and what a translated page has not shown. */
  errors(): string[];
}

/**
 * Lets answers of reads be changed in a loaded page, and read again there: as when a person comes back to the tab after a while.
 * True answers are asked for once and kept, so that a thousand cases take seconds.
 */
export async function varyAnswers(page: Page, reads: Read[]): Promise<void> {
  await page.addInitScript((known) => {
    const { fetch } = window;
    const { now } = Date;
    const kept = new Map<string, Promise<string>>();
    const asked = new Set<string>();
    const errors: string[] = [];
    let variant: Variant | undefined;
    let waiting = 0;
    let late = 0;
    Date.now = () => now() + late;
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const { error } = console;
    console.error = (...said) => {
      errors.push(said.map(String).join(' ').slice(0, 300));
      error(...said);
    };
    window.confirm = () => true;

    const change = (value: unknown, [key = '', ...rest]: string[], kind: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const name of key === '*' ? Object.keys(value) : [key]) {
        const old: unknown = Reflect.get(value, name);
        if (rest.length > 0) change(old, rest, kind);
        else if (old === undefined || (old === null && kind !== 'dropped')) continue;
        else if (kind === 'dropped') Reflect.deleteProperty(value, name);
        else if (kind === 'null') Reflect.set(value, name, null);
        else if (kind === 'unknown') Reflect.set(value, name, 'something new');
        else if (kind === 'as number') Reflect.set(value, name, Number(old) || 12);
        else if (typeof old === 'object') Reflect.set(value, name, Reflect.get(old ?? {}, '_id'));
      }
    };
    const changed = (text: string, fields: Field[]): string => {
      const value: unknown = JSON.parse(text);
      for (const { path, change: kind } of fields) change(value, path, kind);
      return JSON.stringify(value);
    };
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
      const read = method === 'GET' && known.find(({ pattern }) => new RegExp(pattern).test(url.pathname));
      if (!read) return fetch(input, init);
      asked.add(read.id);
      waiting += 1;
      try {
        const truth =
          kept.get(url.href) ??
          fetch(url.href, { headers: new Headers(init?.headers ?? (input as Request).headers) }).then((a) => a.text());
        kept.set(url.href, truth);
        const text = await truth;
        return new Response(variant?.read === read.id ? changed(text, variant.fields) : text, {
          headers: { 'Content-Type': 'application/json' },
        });
      } finally {
        waiting -= 1;
      }
    };

    const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
    // After everything that is ready to run; a callback for idle time waits for a frame as well.
    const idle = () => scheduler.postTask(turn, { priority: 'background' });
    const busy = () => waiting > 0 || document.querySelectorAll('h1').length !== 1 || document.querySelector('main [aria-busy=true]');
    const settled = async () => {
      const end = performance.now() + 4000;
      await turn();
      do {
        while (busy() && performance.now() < end) await turn();
        await idle();
        await idle();
      } while (busy() && performance.now() < end);
    };
    const world: World = {
      asked: () => {
        const ids = [...asked];
        asked.clear();
        return ids;
      },
      async vary(next) {
        if (next) {
          const texts = await Promise.all([...kept].filter(([url]) => isOf(next, url)).map(([, text]) => text));
          if (texts.every((text) => changed(text, next.fields) === JSON.stringify(JSON.parse(text)))) return false;
        }
        variant = next;
        // Later than any read stays fresh.
        late += 60_000;
        window.dispatchEvent(new Event('visibilitychange'));
        await settled();
        return true;
      },
      async go(path, state = {}) {
        const before = path === location.pathname ? undefined : document.querySelector('h1');
        history.pushState({ __TSR_index: 0, __TSR_key: path, key: path, ...state }, '', path);
        // The file of a page may have to come first.
        const end = performance.now() + 4000;
        while (document.querySelector('h1') === before && performance.now() < end) await turn();
        await settled();
      },
      settled,
      errors: () => [...errors.splice(0), ...(Reflect.get(window, 'lost') ?? []).splice(0)],
    };
    const isOf = (next: Variant, url: string) =>
      known.some(({ id, pattern }) => id === next.read && new RegExp(pattern).test(new URL(url).pathname));
    Object.assign(window, { world });
  }, reads);
}
