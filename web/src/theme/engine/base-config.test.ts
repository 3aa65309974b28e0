// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { themeConfig } from '../config.ts';
import { createAppSystem } from '../system.ts';
import { cssProperties, isCssProperty } from './css-properties.ts';

const system = createAppSystem();

const whole = createSystem(defaultBaseConfig, themeConfig);
const src = join(import.meta.dirname, '../..');

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What the app is written in, without what this test is about. */
function files() {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const written = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|routeTree|theme.(engine|semantic-tokens)/.test(name));
  return written.map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));
}

/** Every part of that, as a parser reads it. */
const parts: Node[] = [];
const take = (part: unknown): void => {
  if (!isNode(part)) return;
  parts.push(part);
  Object.values(part).forEach(take);
};
for (const { name, text } of files()) take(parseSync(name, text).program);
const elements = parts.filter(({ type }) => type === 'JSXOpeningElement');
const properties = parts.flatMap(({ type, computed, key, value }) =>
  type === 'Property' && !computed && isNode(key) ? [{ name: key.name ?? key.value, value }] : [],
);

/** Names that may be style props, of attributes of components and keys of objects, each with the values that are written there. */
function written(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const { name, value } of [...elements.filter(({ name }) => !isPlain(name)).flatMap(attributes), ...properties]) {
    if (typeof name !== 'string' || !name) continue;
    const values = found.get(name) ?? new Set();
    found.set(name, values);
    literals(value, values);
  }
  return found;
}

/** Of all recipes. */
function variantNames(): Set<unknown> {
  const recipes = properties.flatMap(({ name, value }) => (name === 'variants' && isNode(value) ? [value.properties] : []));
  return new Set(recipes.flat(2).flatMap((variant) => (isNode(variant) && isNode(variant.key) ? [variant.key.name] : [])));
}

/** Written as an object or a list. */
function isByWidth(value: unknown): boolean {
  return isNode(value) && isNode(value.expression) && /^(Object|Array)Expression$/.test(String(value.expression.type));
}

/** An element of HTML or SVG: its attributes are no style props. */
function isPlain(name: unknown): boolean {
  return isNode(name) && name.type === 'JSXIdentifier' && /^[a-z]/.test(String(name.name));
}

function attributes({ attributes }: Node): { name: unknown; value: unknown }[] {
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((one: unknown) => (isNode(one) && isNode(one.name) ? [{ name: one.name.name, value: one.value ?? true }] : []));
}

function literals(value: unknown, into: Set<unknown>): void {
  if (value === true) into.add(true);
  else if (Array.isArray(value)) for (const one of value) literals(one, into);
  else if (isNode(value) && value.type === 'Literal') into.add(value.value);
  else if (isNode(value)) for (const one of Object.values(value)) literals(one, into);
}

const uses = written();
const names = [...uses.keys()];
const isToBeKnown = (name: string) => (/^_[a-z]/.test(name) ? whole.conditions.keys().includes(name) : whole.isValidProperty(name));
const isKnown = (name: string) => system.properties.has(name) || isCssProperty(name);
/** Keys of objects that are no styles. */
const others = ['all', 'page', 'css'];

it('knows every style prop and condition that is used', () => {
  expect(names.filter((name) => isToBeKnown(name) && !isKnown(name) && !others.includes(name))).toEqual([]);
});

it('holds nothing that nobody uses', () => {
  const { shorthands } = system.utility;
  // The dark colours are the semantic tokens' own.
  const isUsed = (name: string) =>
    uses.has(name) || name === '_dark' || [...shorthands].some(([short, long]) => long === name && uses.has(short));
  const own = Object.keys(system._config.utilities ?? {});
  const conditions = Object.keys(system._config.conditions ?? {}).map((name) => `_${name}`);
  expect([...own, ...shorthands.keys(), ...conditions, ...cssProperties].filter((name) => !isUsed(name))).toEqual([]);
});

it('makes the same CSS as the whole of Chakra of every value that is used', () => {
  const props = [...uses].filter(([name]) => whole.properties.has(name) && !name.startsWith('_') && !others.includes(name));
  const pairs = props.flatMap(([name, values]) => [...values].map((value) => ({ name, value })));
  expect(pairs.length).toBeGreaterThan(300);
  for (const { name, value } of pairs) expect(made(system, name, value), `${name}: ${value}`).toEqual(made(whole, name, value));
  for (const name of Object.keys(system._config.conditions ?? {})) {
    expect(system.conditions.resolve(`_${name}`), name).toEqual(whole.conditions.resolve(`_${name}`));
  }
});

/** Without what serves the name `currentBg`, which nobody uses. */
function made({ utility }: typeof system, name: string, value: unknown) {
  const css = Object.entries(utility.transform(utility.resolveShorthand(name), value) ?? {});
  return Object.fromEntries(css.filter(([property]) => property !== '--bg-currentcolor'));
}

it('takes of Chakra what a build sets up: another component may ask more of the system than built-system.ts has', () => {
  const lines = files().flatMap(({ text }) => [...text.matchAll(/^import \{([^}]*)\} from '@chakra-ui\/react\/[\w-]+'/gm)]);
  const names = lines.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const imported = names.filter((name) => !name.startsWith('type ')).map((name) => name.replace(/ as .*/, ''));
  const components = ['Box', 'ChakraProvider', 'Flex', 'Grid', 'Tabs', 'chakra'];
  const definitions = ['createSystem', 'defineConfig', 'defineGlobalStyles', 'defineRecipe', 'defineTextStyles', 'defineTokens'];
  expect(new Set(imported)).toEqual(new Set([...components, ...definitions]));
});

it('styles elements only: over a component of ours a build would let `as` replace that, and not its element', () => {
  const tags = parts.flatMap(({ type, callee, arguments: given }) =>
    type === 'CallExpression' && isNode(callee) && callee.name === 'chakra' && Array.isArray(given) ? [given[0]?.value] : [],
  );
  expect(tags.length).toBeGreaterThan(50);
  expect(tags.filter((tag) => typeof tag !== 'string')).toEqual([]);
});

it('has no value that names a scale, which a build would not know, and no breakpoint but from one on and below one', () => {
  const values = [...uses].flatMap(([name, all]) => (whole.properties.has(name) ? [...all] : []));
  expect(values.filter((value) => typeof value === 'string' && /\{\w+\.|token\(/.test(value))).toEqual([]);
  expect(names.filter((name) => whole.breakpoints.conditions[name] && !/^[a-z]+(Down)?$/.test(name))).toEqual([]);
});

it('asks components for nothing that a build leaves out: a child in their place, two variants at once, one by width, more of SVG, more weight', () => {
  expect(names.filter((name) => ['asChild', 'colorPalette', 'compoundVariants'].includes(name))).toEqual([]);
  expect(properties.filter(({ name, value }) => name === 'variants' && !(isNode(value) && value.type === 'ObjectExpression'))).toEqual([]);
  const variants = variantNames();
  expect(variants.size).toBeGreaterThan(4);
  const byWidth = elements.flatMap(attributes).filter(({ name, value }) => variants.has(name) && isByWidth(value));
  expect(byWidth.map(({ name }) => name)).toEqual([]);
  const left = /\bchakra(\.|\(')(circle|ellipse|g|path|rect|stop|text)\b/;
  expect(files().filter(({ text }) => left.test(text))).toEqual([]);
  const weighty = files().filter(({ text }) => /'[^'\n]*!important/.test(text));
  expect(weighty.map(({ name }) => name)).toEqual(['theme/global-css.ts']);
});

it('makes the same page-wide CSS as the whole of Chakra', () => {
  const text = ({ _global }: typeof system) => JSON.stringify(_global).replaceAll(/,?"--bg-currentcolor":"[^"]*"/g, '');
  expect(text(system)).toBe(text(whole));
});
