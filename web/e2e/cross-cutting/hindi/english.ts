import type { Page } from '@playwright/test';

/** Names and marks that stay in Latin letters, as docs/hindi.md has them. */
const names =
  /Gyan Vikas Institute|WhatsApp|UPI|QR|PDF|CSV|JPG|PNG|JPEG|Wi-Fi|Excel|Google Sheets|Google|Facebook|Instagram|YouTube|LinkedIn|JavaScript|English|Enter|Tab|Esc|Ctrl|Rs|DD-MM-YYYY|[\w.-]+@[\w.-]+|https?:\S+|GVI\/\S+/g;

/** Collects the texts of the API's responses: what the server says is shown as it is. */
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

/** What the page says in Latin letters, besides names and the data. Each entry has the words that are left and the whole text. */
export async function findEnglish(page: Page, readData: () => Promise<string[]>): Promise<string[]> {
  const read = () => {
    // The mocks' payment provider is a website of its own.
    if (location.pathname.startsWith('/__mocks/')) return [];
    const foreign = '[translate=no], script, style, noscript, iframe, [aria-label=Mocks], input[type=hidden]';
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
  // After the texts, so that it has every response that they show.
  const data = await readData();
  const longest = data.filter(({ length }) => length > 3).sort((a, b) => b.length - a.length);
  // A card shows the beginning of a text, and the rest of its last word apart.
  const isPart = (text: string) => /^[a-z]{1,12}$|(?:\S+\s+){3}/.test(text) && data.some((value) => value.includes(text));
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
