import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import type { Query, Variant } from './variants.ts';

/** Clicks the first element that matches a selector, or selects an option of a labelled select. */
export type Step = { click: string } | { select: string; option: string };

export interface Screen {
  path: string;
  /** The navigation state. */
  state?: object;
  /** Steps that open the rest of the screen. */
  steps?: Step[];
  /** Selector of elements that must render even if optional fields are missing; by default the table rows. */
  rows?: string;
  /** The optional field of the response that contains the rows. */
  rowsField?: string;
  /** Whether the screen has a form with initial values from a query. */
  hasInitialValues?: true;
}

interface Result {
  /** Number of variants rendered, over all screens. */
  count: number;
  /** Ids of the queries that the screens fetched. */
  fetched: string[];
  problems: string[];
}

/**
 * Renders every screen of the open page with every variant of its queries, by a refetch while the screen is open, in the same way as when
 * the user returns to the tab after a while. If a variant changes several fields, or the screen has a form with initial values, the screen
 * is also opened with the variant. `otherPath` is the page between two screens. A screen with a problem is not rendered any more.
 */
export function renderVariants(page: Page, screens: Screen[], variants: Variant[], otherPath: string): Promise<Result> {
  return page.evaluate((args) => Reflect.get(window, 'renderVariants')(...args), [screens, variants, otherPath]);
}

/** Prepares the pages that load from now on. The original responses are fetched once and cached, so a thousand variants run in seconds. */
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
    Object.assign(window, { renderVariants: render });

    return async (request, next) => {
      const id = request.method === 'GET' && queryOf(request.url);
      if (!id) return next();
      fetched.add(id);
      pendingCount += 1;
      try {
        // A separate request is needed, because aborting one query must not abort the response that other queries share.
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

    async function render(screens: Screen[], variants: Variant[], otherPath: string): Promise<Result> {
      const result: Result = { count: 0, fetched: [], problems: [] };
      const allFetched = new Set<string>();
      await navigate(otherPath);
      for (const screen of screens) await renderScreen(screen);
      return { ...result, fetched: [...allFetched] };

      async function renderScreen(screen: Screen): Promise<void> {
        await open(screen);
        const rowCount = countRows(screen);
        if (screen.steps && rowCount === 0) result.problems.push(`${screen.path}: there are no rows`);
        fetched.clear();
        await refetchAs(undefined);
        const queries = [...fetched];
        for (const query of queries) allFetched.add(query);
        let isGood = check(screen, 'unchanged', rowCount);
        for (const variant of variants.filter(({ query }) => queries.includes(query))) {
          if (!isGood || !(await changesAnything(variant))) continue;
          await refetchAs(variant);
          const hasNoRows = variant.changes.some(({ path }) => path.at(-1) === screen.rowsField);
          const minRows = hasNoRows ? 0 : rowCount;
          isGood = check(screen, variant.name, minRows);
          if (variant.changes.length > 1 || screen.hasInitialValues) {
            await navigate(otherPath);
            await open(screen);
            isGood &&= check(screen, `${variant.name}, opened`, minRows);
          }
          result.count += 1;
        }
        await refetchAs(undefined);
        await navigate(otherPath);
      }

      function check(screen: Screen, name: string, minRows: number): boolean {
        const nonsense = /.{0,40}(\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]|Unexpected Application Error).{0,40}/;
        const problems = [
          ...errors.splice(0),
          // The texts that the translation loses.
          ...(Reflect.get(window, 'lostTexts') ?? []).splice(0),
          ...(countRows(screen) < minRows ? [`${countRows(screen)} of ${minRows} rows`] : []),
          ...(document.querySelectorAll('main h1').length === 1 ? [] : ['no h1']),
          ...(texts().match(nonsense) ?? []).slice(0, 1),
        ];
        for (const problem of problems) result.problems.push(`${screen.path}, ${name}: ${problem}`);
        return problems.length === 0;
      }
    }

    async function open(screen: Screen): Promise<void> {
      const { path, state, steps = [] } = screen;
      await navigate(path, state);
      for (const step of steps) {
        run(step);
        await settle();
      }
      // A dialog is loaded when it first opens.
      for (let frame = 0; frame < 600 && steps.length > 0 && countRows(screen) === 0; frame += 1) await new Promise(requestAnimationFrame);
      await settle();
    }

    function run(step: Step): void {
      if ('click' in step) {
        document.querySelector<HTMLElement>(step.click)?.click();
        return;
      }
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === step.select);
      const select = label?.control;
      if (!(select instanceof HTMLSelectElement)) return;
      const option = [...select.options].find(({ text, value }) => value && text.startsWith(step.option));
      if (option) select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }

    function countRows({ rows = 'main tbody tr' }: Screen): number {
      return document.querySelectorAll(rows).length;
    }

    /** Visible texts, accessible names, values and URLs. */
    function texts(): string {
      const elements = [...document.querySelectorAll('[aria-label], [alt], [placeholder], a[href], input')];
      const attributes = elements.flatMap((element) =>
        ['aria-label', 'alt', 'placeholder', 'href', 'src', 'value'].map((name) => element.getAttribute(name) ?? ''),
      );
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      // biome-ignore lint/performance/useDomNodeTextContent: textContent holds hidden texts, and joins the words of two elements.
      return [document.title, document.body.innerText, ...attributes, ...values].join('\n');
    }

    async function changesAnything({ query, changes }: Variant): Promise<boolean> {
      const texts = await Promise.all([...originals].filter(([url]) => queryOf(url) === query).map(([, text]) => text));
      return texts.some((text) => withChanges(text, changes) !== JSON.stringify(JSON.parse(text)));
    }

    async function refetchAs(next: Variant | undefined): Promise<void> {
      variant = next;
      // All data is stale after a minute.
      clockOffset += 60_000;
      window.dispatchEvent(new Event('visibilitychange'));
      await settle();
    }

    /** Navigates without a page load. */
    async function navigate(path: string, state = {}): Promise<void> {
      const previous = path === location.pathname ? undefined : document.querySelector('h1');
      history.pushState({ __TSR_index: 0, __TSR_key: path, key: path, ...state }, '', path);
      // The chunk of the page may have to load first.
      const end = performance.now() + 4000;
      while (document.querySelector('h1') === previous && performance.now() < end) await nextTask();
      await settle();
    }

    /** Waits until nothing is pending. */
    async function settle(): Promise<void> {
      const end = performance.now() + 4000;
      await nextTask();
      do {
        while (isPending() && performance.now() < end) await nextTask();
        await idle();
        await idle();
      } while (isPending() && performance.now() < end);
    }

    function isPending(): boolean {
      return pendingCount > 0 || document.querySelectorAll('h1').length !== 1 || document.querySelector('main [aria-busy=true]') !== null;
    }

    function nextTask(): Promise<void> {
      return new Promise((resolve) => setTimeout(resolve));
    }

    /** Resolves after all queued work. `requestIdleCallback` would also wait for a frame. */
    function idle(): Promise<void> {
      return scheduler.postTask(nextTask, { priority: 'background' });
    }

    function queryOf(url: string): string | undefined {
      return queries.find(({ pattern }) => new RegExp(pattern).test(new URL(url).pathname))?.id;
    }

    function withChanges(text: string, changes: Variant['changes']): string {
      const value: unknown = JSON.parse(text);
      for (const { path, kind } of changes) applyChange(value, path, kind);
      return JSON.stringify(value);
    }

    function applyChange(value: unknown, [key = '', ...rest]: string[], kind: string): void {
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
    }
  }, queries);
}
