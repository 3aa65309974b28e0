import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { colors } from './style-props.ts';
import { baseConfig, system, themeConfig } from './system.ts';

/** Chakra with all of its style props, and with the colors as tokens. */
const originalSystem = createSystem(defaultBaseConfig, themeConfig, {
  theme: { tokens: { colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])) } },
});
const src = join(import.meta.dirname, '..');

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The source files of the app, without tests, generated files and the definitions of style props. */
const sourceFiles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.|routeTree|theme.style-props/.test(path),
);
/** All nodes of their syntax trees. */
const nodes: Node[] = [];
const collectNodes = (value: unknown): void => {
  if (!isNode(value)) return;
  nodes.push(value);
  Object.values(value).forEach(collectNodes);
};
for (const path of sourceFiles) collectNodes(parseSync(path, readFileSync(join(src, path), 'utf8')).program);
const elements = nodes.filter(({ type }) => type === 'JSXOpeningElement');
const properties = nodes.flatMap(({ type, computed, key, value }) =>
  type === 'Property' && !computed && isNode(key) ? [{ name: key.name ?? key.value, value }] : [],
);

/** Possible style props: the attributes of components and the keys of objects, with their literal values. */
const uses = new Map<string, Set<unknown>>();
for (const { name, value } of [...elements.filter(({ name }) => !isIntrinsic(name)).flatMap(attributes), ...properties]) {
  if (typeof name !== 'string' || !name) continue;
  const values = uses.get(name) ?? new Set();
  uses.set(name, values);
  collectLiterals(value, values);
}

/** Whether a tag name is an HTML or SVG element, which has no style props. */
function isIntrinsic(name: unknown): boolean {
  return isNode(name) && name.type === 'JSXIdentifier' && /^[a-z]/.test(String(name.name));
}

function attributes({ attributes }: Node): { name: unknown; value: unknown }[] {
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((item: unknown) =>
    isNode(item) && isNode(item.name) ? [{ name: item.name.name, value: item.value ?? true }] : [],
  );
}

function collectLiterals(value: unknown, into: Set<unknown>): void {
  if (value === true) into.add(true);
  else if (Array.isArray(value)) for (const item of value) collectLiterals(item, into);
  else if (isNode(value) && value.type === 'Literal') into.add(value.value);
  else if (isNode(value)) for (const child of Object.values(value)) collectLiterals(child, into);
}

const names = [...uses.keys()];
const isChakraName = (name: string) =>
  /^_[a-z]/.test(name) ? originalSystem.conditions.keys().includes(name) : originalSystem.isValidProperty(name);
const isKnown = (name: string) => system.isValidProperty(name);
/** Keys of objects that are not styles. */
const ignoredNames = ['all', 'page', 'css', 'm'];

it('knows every style prop and condition that the app uses', () => {
  expect(names.filter((name) => isChakraName(name) && !isKnown(name) && !ignoredNames.includes(name))).toEqual([]);
});

it('has no unused style prop, shorthand or condition', () => {
  const { shorthands } = system.utility;
  const isUsed = (name: string) => uses.has(name) || [...shorthands].some(([short, long]) => long === name && uses.has(short));
  const utilities = Object.keys(baseConfig.utilities ?? {});
  const conditions = Object.keys(baseConfig.conditions ?? {}).map((name) => `_${name}`);
  expect([...utilities, ...shorthands.keys(), ...conditions].filter((name) => !isUsed(name))).toEqual([]);
});

it('creates the same CSS as Chakra for every value that the app uses', () => {
  const props = [...uses].filter(([name]) => originalSystem.properties.has(name) && !name.startsWith('_') && !ignoredNames.includes(name));
  const pairs = props.flatMap(([name, values]) => [...values].map((value) => ({ name, value })));
  expect(pairs.length).toBeGreaterThan(300);
  for (const { name, value } of pairs)
    expect(propCss(system, name, value), `${name}: ${value}`).toEqual(propCss(originalSystem, name, value));
  for (const name of Object.keys(baseConfig.conditions ?? {})) {
    expect(system.conditions.resolve(`_${name}`), name).toEqual(originalSystem.conditions.resolve(`_${name}`));
  }
});

it('names the colors of colors.css', () => {
  const css = readFileSync(join(import.meta.dirname, 'colors.css'), 'utf8');
  const variables = [...(css.split('.dark')[0]?.matchAll(/(--[\w-]+):/g) ?? [])].map(([, name]) => `var(${name})`);
  expect(Object.values(colors)).toEqual(variables);
});

/** The CSS of a style prop, without the variable for Chakra's color `currentBg`, which this app does not use. */
function propCss({ utility }: typeof system, name: string, value: unknown) {
  const css = Object.entries(utility.transform(utility.resolveShorthand(name), value) ?? {});
  const used = css.filter(([property]) => property !== '--bg-currentcolor');
  return Object.fromEntries(used.map(([property, text]) => [property, withoutVariables(text)]));
}

/** Replaces the variables of tokens by their values. */
function withoutVariables(text: unknown) {
  const values = originalSystem.tokens.cssVarMap.get('base');
  if (typeof text !== 'string') return text;
  return text.replace(/var\((--chakra-[^)]+)\)/g, (variable, name) => values?.get(name) ?? variable);
}
