import { expect, it } from 'vitest';
import { sanitizeDocument } from './sanitize-document.ts';

const clean = (html: string) => sanitizeDocument(html, window);
const cleanBody = (html: string) => clean(`<p>Before</p>${html}`).querySelector('body')?.innerHTML.replace('<p>Before</p>', '');

it('keeps the text, tables, styles, images and drawings of a document [S-01]', () => {
  const head = '<title>Certificate</title><style>#grade { color: red }</style>';
  const body = [
    '<table class="marks" border="1"><tbody><tr><td id="grade" style="width: 2cm" colspan="2">A+</td></tr></tbody></table>',
    '<svg viewBox="0 0 9 9"><circle r="4" fill="url(#gold)"></circle><filter id="f"></filter></svg>',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Stamp" referrerpolicy="no-referrer">',
  ].join('');
  const root = clean(`<!doctype html><html lang="hi"><head>${head}</head><body>${body}</body></html>`);
  expect(root.outerHTML).toBe(`<html lang="hi"><head>${head}</head><body>${body}</body></html>`);
});

it.each([
  '<script>attack()</script>',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<meta http-equiv="refresh" content="0; url=https://evil.example/">',
  '<iframe src="https://evil.example/"></iframe>',
  '<object data="https://evil.example/"></object>',
  '<embed src="https://evil.example/">',
  '<input name="password">',
  '<video src="https://evil.example/"></video>',
  '<template><script>attack()</script></template>',
  '<svg><animate attributeName="href" to="javascript:attack()"></animate></svg>',
  '<svg><a xlink:href="javascript:attack()"></a></svg>',
  '<svg><script>attack()</script></svg>',
  '<svg><foreignObject><form></form></foreignObject></svg>',
  '<math><mi xlink:href="javascript:attack()"></mi></math>',
])('removes what runs, embeds, submits or loads: %s [S-01, S-03]', (html) => {
  expect(cleanBody(html)?.replace(/^<svg><\/svg>$/, '')).toBe('');
});

it.each([
  ...['a', 'area', 'button', 'form', 'fieldset', 'label', 'dialog', 'details', 'textarea', 'option'],
  ...['source', 'track', 'slot', 'fencedframe', 'portal'],
])('removes the element %s [S-03]', (name) => {
  expect(clean(`<p><${name} href="https://evil.example/">Text</${name}></p>`).querySelector(name)).toBeNull();
});

it.each([
  ...['onclick', 'srcset', 'crossorigin', 'ping', 'target', 'background', 'autofocus', 'contenteditable', 'tabindex'],
  ...['popover', 'accesskey', 'data-styled', 'formaction'],
])('removes the attribute %s [S-01, S-03]', (name) => {
  expect(cleanBody(`<b ${name}="1">Text</b>`)).toBe('<b>Text</b>');
});

it('removes names that would shadow a property of the document [S-01]', () => {
  expect(cleanBody('<img name="body"><img id="cookie"><b id="grade">A</b>')).toBe(
    '<img referrerpolicy="no-referrer"><img referrerpolicy="no-referrer"><b id="grade">A</b>',
  );
});

it.each([
  ['<img src="https://pictures.example/a.png">', '<img src="https://pictures.example/a.png" referrerpolicy="no-referrer">'],
  ['<img src=" HTTPS://pictures.example/a.png ">', '<img src="HTTPS://pictures.example/a.png" referrerpolicy="no-referrer">'],
  ['<img src="http://pictures.example/a.png">', '<img referrerpolicy="no-referrer">'],
  ['<img src="/a.png" referrerpolicy="unsafe-url">', '<img referrerpolicy="no-referrer">'],
  ['<img src="data:text/html,<script>1</script>">', '<img referrerpolicy="no-referrer">'],
  ['<svg><image href="https://a.example/a.png"></image></svg>', '<svg><image href="https://a.example/a.png"></image></svg>'],
  ['<svg><image xlink:href="http://a.example/a.png"></image></svg>', '<svg><image></image></svg>'],
  ['<svg><feImage href="https://a.example/a.png"></feImage></svg>', '<svg><feImage href="https://a.example/a.png"></feImage></svg>'],
  ['<svg><pattern href="https://a.example/a.svg#p"></pattern></svg>', '<svg><pattern></pattern></svg>'],
  ['<svg><pattern href="#other"></pattern></svg>', '<svg><pattern href="#other"></pattern></svg>'],
])('lets images load over https without a referrer, and other elements refer to the document only: %s [S-01]', (html, expected) => {
  expect(cleanBody(html)).toBe(expected);
});

it.each(['clip-path', 'fill', 'filter', 'marker', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke', 'cursor'])(
  'removes the attribute %s of a drawing if it refers to a file [S-01]',
  (name) => {
    const external = ['url(https://evil.example/#a)', "URL( '//evil.example/#a' )", 'u\\72l(#a)', 'image-set(#a)', 'src(#a)'];
    for (const value of external) expect(cleanBody(`<svg><g ${name}="${value}"></g></svg>`), value).toBe('<svg><g></g></svg>');
  },
);

it.each(['url(#gold)', "url( '#gold' )", 'url(#image1)', 'red'])('keeps the fill %s [R-240]', (fill) => {
  const circle = `<svg><circle fill="${fill}"></circle></svg>`;
  expect(cleanBody(circle)).toBe(circle);
});
