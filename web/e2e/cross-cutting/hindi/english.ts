import type { Page } from '@playwright/test';

/** Names and marks that stay in Latin letters, as in web/docs/hindi.md. */
const names =
  /Gyan Vikas Institute|WhatsApp|UPI|QR|PDF|CSV|JPG|PNG|JPEG|Wi-Fi|Excel|Google Sheets|Google|Facebook|Instagram|YouTube|LinkedIn|JavaScript|English|Enter|Tab|Esc|Ctrl|Rs|DD-MM-YYYY|[\w.-]+@[\w.-]+|https?:\S+|GVI\/\S+/g;

/** Collects the texts of the API's responses: the texts of the server are shown as they are. */
export function watchData(page: Page): () => Promise<string[]> {
  const responses: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/')) responses.push(response.json().catch(() => undefined));
  });
  return async () => {
    const texts: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    };
    (await Promise.all(responses)).forEach(visit);
    return [...new Set(texts.flatMap((text) => [text, ...text.split('\n')]).map((text) => text.trim()))].filter(Boolean);
  };
}

/** The texts of the page in Latin letters, except names and data. Each entry has the remaining words and the whole text. */
export async function findEnglish(page: Page, readData: () => Promise<string[]>): Promise<string[]> {
  const read = () => {
    // The mocks' payment provider is another website.
    if (location.pathname.startsWith('/__mocks/')) return [];
    const foreign = '[translate=no], [hidden], script, style, noscript, iframe, [aria-label=Mocks], input[type=hidden]';
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(foreign)) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
          found.push(node.getAttribute(name) ?? '');
      else found.push(node.textContent ?? '');
    }
    return [...new Set(found)];
  };
  // A button may lead to another page meanwhile.
  const readNext = () => page.waitForLoadState().then(() => page.evaluate(read));
  const texts = await page.evaluate(read).catch(readNext);
  // The data is read after the texts, so that it includes every response that they show.
  const data = await readData();
  const longest = data.filter(({ length }) => length > 3).sort((a, b) => b.length - a.length);
  // A card shows the beginning of a text.
  const isPart = (text: string) => /(?:\S+\s+){3}/.test(text) && data.some((value) => value.includes(text));
  return texts.flatMap((text) => {
    let rest = text;
    for (const value of longest) rest = rest.replaceAll(value, ' ');
    const words = rest
      .replace(names, ' ')
      .match(/[A-Za-z]*[a-z][A-Za-z]*/g)
      ?.filter(({ length }) => length > 1);
    return words && !isPart(text.replace('…', '').trim()) ? [`${words.join(' ')} < ${text.trim()}`] : [];
  });
}
