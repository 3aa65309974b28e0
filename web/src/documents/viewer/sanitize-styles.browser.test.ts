import { expect, it } from 'vitest';
import { sanitizeRules } from './sanitize-document.ts';

/** The rules that are left of a style sheet. */
function clean(css: string): string {
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
  expect(clean(`${rule} p { color: red; } ${rule} ${rule} b { color: blue; }`)).toBe('p { color: red; } b { color: blue; }');
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
  expect(clean(rule)).toBe(rule);
});

const request = 'filter: url(https://evil.example/)';

it.each([
  [`p { ${request}; color: red }`, 'p { color: red; }'],
  [`@media print { @font-face { font-family: a } }`, '@media print { }'],
  [`@supports (color:red) { @layer a { p { ${request} } } }`, '@supports (color:red) { @layer a { p { } } }'],
  [`@keyframes turn { from { ${request}; color: red } to { ${request} } }`, '@keyframes turn { 0% { color: red; } 100% { } }'],
  [`p { color: red; & b { ${request} } }`, 'p { color: red; & b { } }'],
])('removes requests from nested rules: %s [S-01]', (css, expected) => {
  expect(clean(css)).toBe(expected);
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
  expect(clean(`p { ${declaration}; color: red }`)).toBe('p { color: red; }');
});

it('removes the request from a shorthand [S-01]', () => {
  expect(clean(`p { mask: url(https://evil.example/); color: red }`)).toMatch(/^p \{ (mask-(?!image)[^;]*; )*color: red; \}$/);
});

it.each(['mask: url("#a")', 'mask: url("data:image/png;base64,AA==")', '--gap: 2px', 'mask: var(--none, url(#a))', 'quotes: "//" "//"'])(
  'keeps the declaration %s, which loads nothing',
  (declaration) => {
    expect(clean(`p { ${declaration}; }`)).toBe(`p { ${declaration}; }`);
  },
);

it.each(['background-image', 'border-image-source', 'list-style-image', 'content'])(
  'lets %s load an image, which sends no referrer [S-01, R-240]',
  (property) => {
    const declaration = `${property}: url("https://pictures.example/a.png")`;
    expect(clean(`p { ${declaration}; }`)).toBe(`p { ${declaration}; }`);
  },
);

it.each(['crossorigin(anonymous)', 'Referrer-Policy  (unsafe-url)', 'integrity ("a")'])(
  'removes an image whose URL has the modifier %s [S-01]',
  (modifier) => {
    // With a variable, a browser keeps the whole value as it is.
    const image = (inner: string) => `p { background-image: var(--none, url("https://pictures.example/a.png"${inner})); }`;
    expect(clean(image(''))).toBe(image(''));
    expect(clean(image(` ${modifier}`))).toBe('p { }');
  },
);
