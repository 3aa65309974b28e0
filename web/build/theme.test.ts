// @vitest-environment node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { reference } from '../src/theme/engine/reference.ts';
import { conditions, scales } from '../src/theme/engine/style-props.ts';
import { buttonRecipe } from '../src/theme/recipes/button.ts';
import { createAppSystem } from '../src/theme/system.ts';
import { layerOrder, mediaQueries, pageWideCss, tokenScales } from './theme.ts';

const system = createAppSystem();

vi.mock('virtual:theme.css', () => ({}));
vi.mock('virtual:theme', () => ({ scales: tokenScales(), conditions: mediaQueries() }));

it('resolves each token to the same CSS variable as Chakra', async () => {
  const { cssOf } = await import('../src/theme/engine/built-props.ts');
  const tokens = tokenScales();
  expect(Object.keys(tokens).sort()).toEqual(
    ['animations', 'colors', 'fontSizes', 'fonts', 'radii', 'shadows', 'sizes', 'spacing', 'zIndex'].sort(),
  );
  for (const [scale, props] of Object.entries(scales)) {
    const values = Object.entries<string>(system.tokens.getCategoryValues(scale) ?? {});
    for (const [name, value] of values.filter(([name]) => !/^(colorPalette|breakpoint-)/.test(name)))
      for (const prop of props) expect(cssOf(prop, name), `${prop}: ${name}`).toEqual({ [prop]: value });
  }
  expect(reference('spacing', '-2.5')).toBe('calc(var(--chakra-spacing-2\\.5) * -1)');
});

it('sorts media queries and container queries like Chakra', async () => {
  const { sortAtRules } = await import('../src/theme/engine/at-rules.ts');
  const chakra = createRequire(import.meta.url).resolve('@chakra-ui/react');
  const original = await import(pathToFileURL(join(dirname(chakra), '../esm/styled-system/sort-at-rules.js')).href);
  const strings = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings));
  const ofTheme = strings({ ...mediaQueries(), ...conditions }).filter((rule) => rule.startsWith('@media'));
  const ofStyles = ['@media (max-height: 480px)', '@media print and (max-width: 20rem)', '@media (prefers-color-scheme: dark)'];
  const rules = [...new Set([...ofTheme, ...ofStyles, '@container (min-width: 30rem)', '@container (max-width: 40rem)', '&:hover'])];
  expect(rules.length).toBeGreaterThan(12);
  for (const first of rules)
    for (const second of rules) {
      const styles = { [first]: { color: 'red' }, margin: '1px', [second]: { color: 'red' } };
      expect(Object.keys(sortAtRules(styles)), `${first} ${second}`).toEqual(Object.keys(original.sortAtRules(styles)));
    }
});

it('renders the global CSS with complete cascade layers', () => {
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

it('declares the layers in the order of the global CSS', () => {
  expect(layerOrder).toBe('@layer reset,base,tokens,recipes;');
});

it('creates the same styles, recipes and prop names as Chakra', async () => {
  const { createAppSystem: createBuilt } = await import('../src/theme/engine/built-system.ts');
  const built = createBuilt();
  const json = (css: object) => JSON.stringify(css);
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
    { srOnly: true, truncate: true, borderTopRadius: 'md', animation: 'rise', '&:hover': { top: '0' } },
  ] as const) {
    expect(json(built.css(style)), json(style)).toBe(json(system.css(style)));
  }
  for (const variant of ['solid', 'accent', 'outline', 'ghost'] as const) {
    for (const size of ['sm', 'md', 'bar', 'lg', 'icon'] as const) {
      const selected = { variant, size };
      expect(json(built.cva(buttonRecipe)(selected))).toBe(json(system.cva(buttonRecipe)(selected)));
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
    const [replacement, original] = [built.getSlotRecipeFn('tabs'), system.getSlotRecipeFn('tabs')];
    expect(replacement.splitVariantProps(props)).toEqual(original.splitVariantProps(props));
    expect([replacement(props), replacement.classNameMap]).toEqual([original(props), original.classNameMap]);
  }
});
