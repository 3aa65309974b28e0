// @vitest-environment node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { reference } from '../src/theme/engine/reference.ts';
import { look } from '../src/theme/look.ts';
import { buttonRecipe } from '../src/theme/recipes/button.ts';
import { createAppSystem } from '../src/theme/system.ts';
import { mediaQueries, pageWideCss, tokenScales } from './theme.ts';

const system = createAppSystem();

const part = (name: string): Promise<object> => {
  const chakra = createRequire(import.meta.url).resolve('@chakra-ui/react');
  return import(pathToFileURL(join(dirname(chakra), '../esm/styled-system', `${name}.js`)).href);
};
vi.mock('virtual:chakra/conditions', () => part('conditions'));
vi.mock('virtual:chakra/css', () => part('css'));
vi.mock('virtual:chakra/cva', () => part('cva'));
vi.mock('virtual:chakra/layers', () => part('layers'));
vi.mock('virtual:chakra/normalize', () => part('normalize'));
vi.mock('virtual:chakra/utility', () => part('utility'));
vi.mock('virtual:theme.css', () => ({}));
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

it('sets up what components ask for as Chakra does', async () => {
  const { createAppSystem: createBuilt } = await import('../src/theme/engine/built-system.ts');
  const built = createBuilt();
  const text = (css: object) => JSON.stringify(css);
  for (const style of [
    { px: { base: '3', xl: '4' }, py: ['1', '2'], me: '-2', minH: '44px', gap: '1.5', mt: 'auto', width: 'full' },
    { textStyle: { base: 'md', sm: 'lg' }, fontWeight: '600', color: 'fg.onDeep', borderColor: 'border', boxShadow: 'md', zIndex: 'menu' },
    {
      _hover: { color: 'fg.brand', _dark: { color: 'fg' } },
      _print: { display: 'none' },
      '&[data-x]': { margin: '0' },
      '& > svg': { m: '1' },
    },
    { hideBelow: 'md', hideFrom: 'lg', '@media (max-height: 480px)': { position: 'static' }, md: { order: '1' }, '--room': '4px' },
    { srOnly: true, truncate: true, borderTopRadius: 'md', animation: 'rise', '&:hover': { top: '0 !important' } },
  ] as const) {
    expect(text(built.css(style)), text(style)).toBe(text(system.css(style)));
  }
  for (const variant of ['solid', 'accent', 'outline', 'ghost'] as const) {
    for (const size of ['sm', 'md', 'bar', 'lg', 'icon'] as const) {
      const selected = { variant, size };
      expect(text(built.cva(buttonRecipe)(selected))).toBe(text(system.cva(buttonRecipe)(selected)));
    }
  }
  for (const name of [
    'px',
    '_hover',
    'css',
    'textStyle',
    'hideFrom',
    'gridTemplateColumns',
    '--x',
    '& svg',
    'href',
    'onClick',
    'aria-label',
  ]) {
    expect(built.isValidProperty(name), name).toBe(system.isValidProperty(name));
  }
  for (const props of [{}, { value: 'one', orientation: 'vertical', colorPalette: 'teal' }]) {
    const [ours, theirs] = [built.getSlotRecipeFn('tabs'), system.getSlotRecipeFn('tabs')];
    expect(ours.splitVariantProps(props)).toEqual(theirs.splitVariantProps(props));
    expect([ours(props), ours.classNameMap]).toEqual([theirs(props), theirs.classNameMap]);
  }
});
