import { conditions as widths } from 'virtual:theme';
import { sortAtRules } from './at-rules.ts';
import { cssOf, longName, styleProps } from './built-props.ts';
import { isCssProperty } from './css-properties.ts';
import { conditions } from './style-props.ts';
import { change, isStyles, merge, remember, type Styles } from './styles.ts';

const steps = ['base', ...Object.keys(widths).filter((name) => !name.endsWith('Down'))];
const underscored = Object.entries(conditions).map(([name, rule]): [string, string | string[]] => [`_${name}`, rule]);
const rules = new Map<string, string | string[]>([...underscored, ...Object.entries(widths)]);
const properties = new Set(['css', 'textStyle', ...styleProps, ...rules.keys()]);

const isCondition = (name: string) => rules.has(name) || /^[@_]|&/.test(name);
const resolve = (name: string) => rules.get(name) ?? name;
const keep = (value: unknown) => value;
const byWidth = (value: unknown) =>
  Array.isArray(value) ? Object.fromEntries(value.map((one: unknown, index) => [steps[index], one])) : value;
/** The long names alone, so that the same property is met once. */
const normalize = (styles: Styles) => change(styles, byWidth, longName);
const atWidth = (name: string) => (name.startsWith('@breakpoint ') ? (widths[name.slice(12)] ?? name) : name);

export const isStyleProp = (name: string): boolean => properties.has(name) || isCssProperty(name);

/** Stands in a build for the part of Chakra that makes CSS, as emotion takes it, of styles; later ones count more. */
export function createCss(textStyle: (name: string) => unknown) {
  const css = remember((...all: unknown[]): Styles => {
    const merged = {};
    for (const styles of all) if (isStyles(styles)) merge(merged, toStyles(normalize(styles)));
    const result: Styles = {};
    change(merged, (value, path) => addTo(result, value, path), String);
    return sortAtRules(result);
  });

  function addTo(result: Styles, value: unknown, path: readonly string[]): void {
    if (value === undefined || value === null) return;
    const prop = path.find((name) => name !== 'base' && !isCondition(name)) ?? '';
    let place = result;
    for (const name of path.filter(isCondition).flatMap(resolve)) place = within(place, name);
    const made = prop === 'textStyle' ? css(textStyle(String(value))) : cssOf(prop, value);
    merge(place, toStyles(change(made, keep, atWidth)));
  }

  return css;
}

function within(styles: Styles, name: string): Styles {
  const inner = toStyles(styles[name]);
  styles[name] = inner;
  return inner;
}

const toStyles = (value: unknown): Styles => (isStyles(value) ? value : {});
