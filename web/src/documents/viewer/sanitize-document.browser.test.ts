import { expect, it } from 'vitest';
import { extractStyles, sanitizeDocument, sanitizeRules } from './sanitize-document.ts';

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

/** The rules that are left of a style sheet. */
function cleanStyles(css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sanitizeRules(sheet);
  return Array.from(sheet.cssRules, ({ cssText }) => cssText.replace(/\s+/g, ' ')).join(' ');
}

it.each([
  '@font-face { font-family: a; src: url("https://evil.example/f") }',
  '@counter-style a { system: cyclic; symbols: url("https://evil.example/") }',
  '@property --a { syntax: "*"; inherits: false }',
])('removes the rule %s and keeps its neighbours [S-01]', (rule) => {
  expect(cleanStyles(`${rule} p { color: red; } ${rule} ${rule} b { color: blue; }`)).toBe('p { color: red; } b { color: blue; }');
});

it.each([
  'p { color: red; }',
  '@media print { p { color: red; } }',
  '@container (min-width: 1px) { p { color: red; } }',
  '@layer base { p { color: red; } }',
  '@keyframes turn { 0% { color: red; } 100% { color: blue; } }',
  '@page { margin: 1px; }',
  'p { color: red; & b { color: blue; } }',
  '@namespace svg url("http://www.w3.org/2000/svg"); svg|a { color: red; }',
])('keeps the rule %s [R-240]', (rule) => {
  expect(cleanStyles(rule)).toBe(rule);
});

const request = 'filter: url(https://evil.example/)';

it.each([
  [`p { ${request}; color: red }`, 'p { color: red; }'],
  [`@media print { @font-face { font-family: a } }`, '@media print { }'],
  [`@supports (color:red) { @layer a { p { ${request} } } }`, '@supports (color:red) { @layer a { p { } } }'],
  [`@keyframes turn { from { ${request}; color: red } to { ${request} } }`, '@keyframes turn { 0% { color: red; } 100% { } }'],
  [`p { color: red; & b { ${request} } }`, 'p { color: red; & b { } }'],
])('removes requests from nested rules: %s [S-01]', (css, expected) => {
  expect(cleanStyles(css)).toBe(expected);
});

it.each([
  'mask-image: URL("https://evil.example/")',
  'filter: image("a.png")',
  'filter: image-set("https://evil.example/" 1x)',
  'filter: cross-fade(url(#a), "https://evil.example/")',
  'filter: src("https://evil.example/")',
  'filter: ur\\6c(https://evil.example/)',
  '--part: //evil.example/',
  '--whole: url(https://evil.example/)',
])('removes the declaration %s, which would send a referrer [S-01]', (declaration) => {
  expect(cleanStyles(`p { ${declaration}; color: red }`)).toBe('p { color: red; }');
});

it('removes the request from a shorthand [S-01]', () => {
  expect(cleanStyles(`p { mask: url(https://evil.example/); color: red }`)).toMatch(/^p \{ (mask-(?!image)[^;]*; )*color: red; \}$/);
});

it.each(['mask: url("#a")', 'mask: url("data:image/png;base64,AA==")', '--gap: 2px', 'mask: var(--none, url(#a))', 'quotes: "//" "//"'])(
  'keeps the declaration %s, which loads nothing',
  (declaration) => {
    expect(cleanStyles(`p { ${declaration}; }`)).toBe(`p { ${declaration}; }`);
  },
);

it.each(['background-image', 'border-image-source', 'list-style-image', 'content'])(
  'lets %s load an image, which sends no referrer [S-01, R-240]',
  (property) => {
    const declaration = `${property}: url("https://pictures.example/a.png")`;
    expect(cleanStyles(`p { ${declaration}; }`)).toBe(`p { ${declaration}; }`);
  },
);

it.each(['crossorigin(anonymous)', 'Referrer-Policy  (unsafe-url)', 'integrity ("a")'])(
  'removes an image whose URL has the modifier %s [S-01]',
  (modifier) => {
    // With a variable, a browser keeps the whole value as it is.
    const image = (inner: string) => `p { background-image: var(--none, url("https://pictures.example/a.png"${inner})); }`;
    expect(cleanStyles(image(''))).toBe(image(''));
    expect(cleanStyles(image(` ${modifier}`))).toBe('p { }');
  },
);

function extract(html: string) {
  const root = sanitizeDocument(html, window);
  const sheets = extractStyles(root, window);
  return { root, sheets: sheets.map(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)) };
}

it('moves style elements and attributes to style sheets, without requests [S-01, R-240]', () => {
  const { root, sheets } = extract(
    `<style>p { color: red; ${request} }</style><style>b { color: red; }</style><p style="color: blue; ${request}">A<b style="width: 1px">B</b></p>`,
  );
  expect(root.outerHTML).not.toMatch(/<style|style=/);
  expect(sheets).toEqual([
    ['p { color: red; }'],
    ['b { color: red; }'],
    [expect.stringContaining('{ color: blue; }'), expect.stringContaining('{ width: 1px; }')],
  ]);
});

it('applies each style attribute to its own element, above the rules of the document [R-240]', () => {
  const { root, sheets } = extract('<p id="first" style="color: blue">A</p><p style="color: green">B</p>');
  const selectors = sheets[0]?.map((rule) => rule.slice(0, rule.indexOf(' {')));
  const matches = selectors?.map((selector) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent));
  expect(matches).toEqual([['A'], ['B']]);
  for (const selector of selectors ?? []) expect(selector.match(/#/g)).toHaveLength(3);
});

it('a style attribute cannot contain another rule [S-01]', () => {
  const { sheets } = extract('<p style="color: blue; } * { color: red">A</p>');
  expect(sheets).toEqual([[expect.stringMatching(/^\[data-styled-0\][^*]*$/)]]);
});

it('8,000 elements have one rule for each distinct style, found by the name of its attribute', () => {
  for (const [count, styleOf] of [
    [1, () => 'color: red'],
    [8000, (index: number) => `margin-top: ${index}px`],
  ] as const) {
    const root = document.createElement('div');
    for (let index = 0; index < 8000; index++) root.appendChild(document.createElement('p')).setAttribute('style', styleOf(index));
    const [sheet] = extractStyles(root, window);
    const selectors = Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText.slice(0, cssText.indexOf(':')));
    expect(selectors).toEqual(Array.from({ length: count }, (_, index) => `[data-styled-${index}]`));
    expect(root.lastElementChild?.attributes).toHaveLength(1);
    expect(root.lastElementChild?.matches(selectors.at(-1) ?? '')).toBe(true);
  }
});
