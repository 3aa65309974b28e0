// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { reference } from '../src/theme/engine/reference.ts';
import { look } from '../src/theme/look.ts';
import { system } from '../src/theme/system.ts';
import { mediaQueries, pageWideCss, tokenScales } from './theme.ts';

vi.mock('virtual:theme', () => ({ scales: tokenScales(), conditions: mediaQueries() }));

it('refers to each token as Chakra does', async () => {
  const { createTokenDictionary } = await import('../src/theme/engine/built-tokens.ts');
  const built = createTokenDictionary();
  const scales = Object.keys(tokenScales());
  expect(scales).toEqual(expect.arrayContaining(['colors', 'spacing', 'sizes', 'fontSizes', 'radii', 'shadows', 'zIndex', 'animations']));
  for (const scale of scales) {
    const whole = Object.entries<string>(system.tokens.getCategoryValues(scale)).filter(
      ([name]) => !/^(colorPalette|breakpoint-)/.test(name),
    );
    expect(built.getCategoryValues(scale), scale).toEqual(Object.fromEntries(whole));
  }
  expect(reference('spacing', '-2.5')).toBe('calc(var(--chakra-spacing-2\\.5) * -1)');
});

it('writes the media queries of the breakpoints as Chakra does', async () => {
  const { createBreakpoints } = await import('../src/theme/engine/built-breakpoints.ts');
  const built = createBreakpoints(look.theme?.breakpoints ?? {});
  expect(built.keys()).toEqual(system.conditions.breakpoints);
  for (const name of ['sm', 'md', 'lg', 'xl', 'smDown', 'mdDown', 'lgDown', 'xlDown']) {
    expect(built.getCondition(name), name).toBe(system.breakpoints.getCondition(name));
    expect(built.conditions[name]).toContain('@media');
  }
});

it('writes the page-wide CSS, each layer whole', () => {
  const css = pageWideCss();
  expect(css).toMatch(/@layer reset,\s?base,\s?tokens,\s?recipes;/);
  expect(css).not.toMatch(/@layer \w+@/);
  for (const part of [
    '@layer base{',
    '@keyframes rise{',
    'body{',
    '@layer tokens{',
    '--chakra-colors-bg:',
    '.dark{',
    '--chakra-spacing-0\\.5:2px',
  ]) {
    expect(css).toContain(part);
  }
});
