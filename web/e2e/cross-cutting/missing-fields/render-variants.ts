import type { Page } from '@playwright/test';
import type { Variant, VariantControls } from './response-variants.ts';
import type { Screen, Step } from './screens.ts';

interface Result {
  /** Number of variants rendered, over all screens. */
  count: number;
  /** Ids of the queries that the screens fetched. */
  fetched: string[];
  problems: string[];
}

/**
 * Renders every screen with every variant of its queries by a refetch while the screen is open. If a variant changes several fields or the
 * screen has a form with initial values, the screen is also opened with the variant. `otherPath` is the page between two screens.
 */
export function renderVariants(page: Page, screens: Screen[], variants: Variant[], otherPath: string): Promise<Result> {
  return page.evaluate(
    async ({ screens, variants, otherPath }) => {
      const controls: VariantControls = Reflect.get(window, 'variants');
      const result: Result = { count: 0, fetched: [], problems: [] };
      const fetched = new Set<string>();
      await controls.navigate(otherPath);
      for (const screen of screens) await renderScreen(screen);
      return { ...result, fetched: [...fetched] };

      async function renderScreen(screen: Screen): Promise<void> {
        await open(screen);
        const rowCount = countRows(screen);
        if (screen.steps && rowCount === 0) result.problems.push(`${screen.path}: there are no rows`);
        controls.takeFetched();
        await controls.apply(undefined);
        const queries = controls.takeFetched();
        for (const query of queries) fetched.add(query);
        check(screen, 'unchanged', rowCount);
        for (const variant of variants.filter(({ query }) => queries.includes(query))) {
          if (!(await controls.apply(variant))) continue;
          const minRows = variant.changes.some(({ path }) => path.at(-1) === screen.rowsField) ? 0 : rowCount;
          if (!check(screen, variant.name, minRows)) await reopen(screen);
          if (variant.changes.length > 1 || screen.hasInitialValues) {
            await controls.navigate(otherPath);
            await open(screen);
            if (!check(screen, `${variant.name}, opened`, minRows)) await reopen(screen);
          }
          result.count += 1;
        }
        await controls.apply(undefined);
        await controls.navigate(otherPath);
      }

      /** After a failure the next variant starts from a fresh screen. */
      async function reopen(screen: Screen): Promise<void> {
        await controls.navigate(otherPath);
        await controls.apply(undefined);
        await open(screen);
        controls.takeErrors();
      }

      async function open(screen: Screen): Promise<void> {
        const { path, state, steps = [] } = screen;
        await controls.navigate(path, state);
        for (const step of steps) {
          run(step);
          await controls.settle();
        }
        // A dialog is loaded when it first opens.
        for (let frame = 0; frame < 600 && steps.length > 0 && countRows(screen) === 0; frame += 1)
          await new Promise(requestAnimationFrame);
        await controls.settle();
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

      function check(screen: Screen, name: string, minRows: number): boolean {
        const nonsense = /.{0,40}(\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]|Unexpected Application Error).{0,40}/;
        const problems = [
          ...controls.takeErrors(),
          ...(countRows(screen) < minRows ? [`${countRows(screen)} of ${minRows} rows`] : []),
          ...(document.querySelectorAll('main h1').length === 1 ? [] : ['no h1']),
          ...(texts().match(nonsense) ?? []).slice(0, 1),
        ];
        for (const problem of problems) result.problems.push(`${screen.path}, ${name}: ${problem}`);
        return problems.length === 0;
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
    },
    { screens, variants, otherPath },
  );
}
