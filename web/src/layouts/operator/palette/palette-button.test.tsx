// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { setUpReactTests } from '../../../lib/testing.tsx';
import { renderPage } from '../../../session/testing.tsx';
import { PaletteButton } from './palette-button.tsx';

setUpReactTests();

it('stays on one line at every width', async () => {
  const { page } = await renderPage(<PaletteButton />);
  const button = page.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Search or start a task');
  // The environment computes no styles within layers, so the rules themselves are read, each up to its first media query.
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const rules = sheets.filter((css) => css.includes(`.${button?.className}{`)).map((css) => css.split('@media')[0]);
  expect(rules.join('')).toContain('white-space:nowrap;');
});
