import { expect, it } from 'vitest';
import { renderPage } from '#session/testing.tsx';
import { PaletteButton } from './palette-button.tsx';

it('stays on one line at every width', async () => {
  const { page } = await renderPage(<PaletteButton />);
  const button = page.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Search or start a task');
  expect(button && getComputedStyle(button).whiteSpace).toBe('nowrap');
});
