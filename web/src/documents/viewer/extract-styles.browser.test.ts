import { expect, it } from 'vitest';
import { extractStyles, sanitizeDocument } from './sanitize-document.ts';

function extract(html: string) {
  const root = sanitizeDocument(html, window);
  const sheets = extractStyles(root, window);
  return { root, sheets: sheets.map(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)) };
}

it('moves style elements and attributes to style sheets [S-01, R-240]', () => {
  const { root, sheets } = extract(
    '<style>p { color: red; }</style><style>b { color: red; }</style><p style="color: blue">A<b style="width: 1px">B</b></p>',
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

it('removes requests from style elements and attributes [S-01]', () => {
  const { sheets } = extract(
    '<style>p { filter: url(https://evil.example/); }</style><p style="color: red; filter: url(https://evil.example/)">A</p>',
  );
  expect(sheets).toEqual([['p { }'], [expect.stringContaining('{ color: red; }')]]);
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
