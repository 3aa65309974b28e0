import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { toStandaloneHtml } from './standalone-html.ts';

const frame = () => document.querySelector('iframe');

/** The file as a browser reads it. */
async function parse(html: string): Promise<Document> {
  return new DOMParser().parseFromString((await toStandaloneHtml(html)) ?? '', 'text/html');
}

it('begins with a policy that allows styles and https images, or those of the hosts of the build only [S-02, S-17]', async () => {
  const text = await toStandaloneHtml('<title>Invoice</title><p>Rs. 2800</p>');
  expect(text).toMatch(/^<!doctype html>\n<html lang="en-IN"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  const { head } = new DOMParser().parseFromString(text ?? '', 'text/html');
  const [, policy, referrer, viewport, title] = [...head.children];
  expect(policy?.getAttribute('content')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'",
  );
  expect([referrer?.outerHTML, viewport?.outerHTML, title?.outerHTML]).toEqual([
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Invoice</title>',
  ]);
  const hosts = 'https://images.example.com https://*.cdn.example.com';
  expect(await toStandaloneHtml('<p>Text</p>', hosts)).toContain(`img-src ${hosts} data:; base-uri 'none'`);
});

it('keeps language, text and styles, and removes scripts [R-240, S-02]', async () => {
  const { documentElement, head, body } = await parse(
    '<html lang="hi"><style>b { color: red; }</style><p style="color: blue">कुल <b>2800</b><script>attack()</script></p></html>',
  );
  expect([documentElement.lang, body.textContent?.trim()]).toEqual(['hi', 'कुल 2800']);
  expect(head.querySelectorAll('style')).toHaveLength(1);
  expect(head.querySelector('style')?.textContent).toBe('b { color: red; }\n[data-styled-0]:not(#_):not(#_):not(#_) { color: blue; }');
});

it('a style sheet cannot end its element [S-02]', async () => {
  const { body } = await parse('<style>b::after { content: "<\\/style><img src=x onerror=attack()>"; }</style><p>Text</p>');
  expect(body.innerHTML.trim()).toBe('<p>Text</p>');
});

it.each([
  ...[' ', '<p> </p>', '<style>p { color: red }</style><div><br></div>', '<script>1</script>'].map((html) => [html, undefined]),
  ...['Text', '<img src="data:image/gif;base64,AA==">', '<div><svg></svg></div>'].map((html) => [
    html,
    expect.stringContaining('</html>\n'),
  ]),
])('saves a document in which something is visible, and no other: %j', async (html, file) => {
  expect(await toStandaloneHtml(html)).toEqual(file);
  expect(frame()).toBeNull();
});

it('parses in a hidden blank frame without scripts, and rejects if that does not load within 20 seconds, and removes it [S-02]', async () => {
  const blankPage = `${location.origin}/document-frame.html`;
  onTestFinished(() => commands.endHold(blankPage));
  await commands.holdRequests(blankPage);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const rejection = expect(toStandaloneHtml('<p>Text</p>')).rejects.toThrow('The blank page did not load in time.');
  const attributes = ['sandbox', 'src', 'hidden'].map((name) => frame()?.getAttribute(name));
  expect(attributes).toEqual(['allow-same-origin', '/document-frame.html', '']);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(frame()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await rejection;
  expect(frame()).toBeNull();
});
