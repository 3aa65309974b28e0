import type { Page } from '@playwright/test';
import type { Variant, World } from './response-variants.ts';
import type { Screen, Step } from './screens.ts';

interface Seen {
  /** How many times a screen was looked at with another answer. */
  count: number;
  /** Ids of all reads that the screens asked for. */
  asked: string[];
  faults: string[];
}

/**
 * Shows every screen with every variant of what it reads: changed while it is in sight, and come to with the changed answer where much is
 * missing, or where fields are filled with what is known.
 */
export function tryVariants(page: Page, screens: Screen[], variants: Variant[], away: string): Promise<Seen> {
  return page.evaluate(
    async ({ screens, variants, away }) => {
      const world: World = Reflect.get(window, 'world');
      const seen: Seen = { count: 0, asked: [], faults: [] };
      const asked = new Set<string>();
      await world.go(away);
      for (const screen of screens) await tryScreen(screen);
      return { ...seen, asked: [...asked] };

      async function tryScreen(screen: Screen): Promise<void> {
        await open(screen);
        const rows = count(screen);
        if (screen.steps && rows === 0) seen.faults.push(`${screen.path}: there is nothing to look at`);
        world.asked();
        await world.vary(undefined);
        const reads = world.asked();
        for (const read of reads) asked.add(read);
        judge(screen, 'as it is', rows);
        for (const variant of variants.filter(({ read }) => reads.includes(read))) {
          if (!(await world.vary(variant))) continue;
          const least = variant.fields.some(({ path }) => path.at(-1) === screen.listed) ? 0 : rows;
          if (!judge(screen, variant.name, least)) await afresh(screen);
          if (variant.fields.length > 1 || screen.fills) {
            await world.go(away);
            await open(screen);
            if (!judge(screen, `${variant.name}, come to`, least)) await afresh(screen);
          }
          seen.count += 1;
        }
        await world.vary(undefined);
        await world.go(away);
      }

      /** A page that has crashed must not be blamed on the next variant. */
      async function afresh(screen: Screen): Promise<void> {
        await world.go(away);
        await world.vary(undefined);
        await open(screen);
        world.errors();
      }

      async function open({ path, state, steps = [] }: Screen): Promise<void> {
        await world.go(path, state);
        for (const step of steps) {
          take(step);
          await world.settled();
        }
      }

      function take(step: Step): void {
        if ('press' in step) {
          document.querySelector<HTMLElement>(step.press)?.click();
          return;
        }
        const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === step.choose);
        const list = label?.control;
        if (!(list instanceof HTMLSelectElement)) return;
        const option = [...list.options].find(({ text, value }) => value && text.startsWith(step.option));
        if (option) list.value = option.value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }

      function count({ rows = 'main tbody tr' }: Screen): number {
        return document.querySelectorAll(rows).length;
      }

      function judge(screen: Screen, what: string, rows: number): boolean {
        const faults = [
          ...world.errors(),
          ...(count(screen) < rows ? [`${count(screen)} of ${rows} rows`] : []),
          ...(document.querySelectorAll('main h1').length === 1 ? [] : ['no h1']),
          ...(
            texts().match(/.{0,40}(\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]|Unexpected Application Error).{0,40}/) ?? []
          ).slice(0, 1),
        ];
        for (const fault of faults) seen.faults.push(`${screen.path}, ${what}: ${fault}`);
        return faults.length === 0;
      }

      /** What is read or heard, and where links lead. */
      function texts(): string {
        const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], a[href], input')];
        const attributes = named.flatMap((element) =>
          ['aria-label', 'alt', 'placeholder', 'href', 'src', 'value'].map((name) => element.getAttribute(name) ?? ''),
        );
        const values = [...document.querySelectorAll('input')].map(({ value }) => value);
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read, and words of two elements are not one.
        return [document.title, document.body.innerText, ...attributes, ...values].join('\n');
      }
    },
    { screens, variants, away },
  );
}
