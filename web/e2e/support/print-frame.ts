import type { Page } from '@playwright/test';

/** Records each print of the page or of a frame instead of opening the browser's dialog. Returns a function that counts the prints. */
export async function watchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => Object.assign(top ?? {}, { prints: Number(Reflect.get(top ?? {}, 'prints') ?? 0) + 1 });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'prints') ?? 0));
}

/** Moves the documents of the print frame to a separate page, because Playwright prints whole pages only. It has the frame's policy. */
export async function openPrintedPage(page: Page): Promise<Page> {
  const [printed] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(async () => {
      const source = document.querySelector<HTMLIFrameElement>('iframe[src="/document-frame.html"]')?.contentDocument;
      const target = window.open('/document-frame.html');
      if (!source || !target) throw new Error('There is no print frame.');
      await new Promise((resolve) => target.addEventListener('load', resolve, { once: true }));
      // Constructed style sheets belong to one document.
      const copySheets = (sheets: readonly CSSStyleSheet[]) =>
        sheets.map((sheet) => {
          const copy = new (Reflect.get(target, 'CSSStyleSheet'))({ media: sheet.media.mediaText }) as CSSStyleSheet;
          copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
          return copy;
        });
      const hosts = [...source.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
      const styles = hosts.map(({ shadowRoot }) => copySheets([...(shadowRoot?.adoptedStyleSheets ?? [])]));
      const documentStyles = copySheets([...source.adoptedStyleSheets]);
      target.document.body.replaceChildren(...[...source.body.children].map((element) => target.document.adoptNode(element)));
      target.document.adoptedStyleSheets = documentStyles;
      for (const [index, host] of hosts.entries()) if (host.shadowRoot) host.shadowRoot.adoptedStyleSheets = styles[index] ?? [];
    }),
  ]);
  return printed;
}

export async function toPdf(page: Page): Promise<{ pdf: Buffer; pageCount: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { pdf, pageCount: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}
