import { expect, it } from 'vitest';
import { preparePrintStyles } from './print-layout.ts';

/** The rules after the preparation. */
function prepare(css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  preparePrintStyles([sheet]);
  return Array.from(sheet.cssRules, ({ cssText }) => cssText.replace(/\s+/g, ' ')).join(' ');
}

it('lets styles for print always apply, and those for the screen never', () => {
  const rules = prepare('@media print { p { color: red; } } @media only screen and (min-width: 5cm) { p { color: blue; } }');
  expect(rules).toBe('@media all { p { color: red; } } @media only speech and (min-width: 5cm) { p { color: blue; } }');
});

it('lets :root match the root element of the document, also in nested rules', () => {
  expect(prepare(':root b { color: red; } @media all { :root { color: blue; } }')).toBe(
    ':is(:root, html) b { color: red; } @media all { :is(:root, html) { color: blue; } }',
  );
});
