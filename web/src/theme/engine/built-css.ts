import { conditions as mediaQueries } from 'virtual:theme';
import { sortAtRules } from './at-rules.ts';
import { cssOf, longName, styleProps } from './built-props.ts';
import { isCssProperty } from './css-properties.ts';
import { conditions } from './style-props.ts';
import { change, isStyles, merge, remember, type Styles } from './styles.ts';

const breakpointNames = ['base', ...Object.keys(mediaQueries).filter((name) => !name.endsWith('Down'))];
const prefixedConditions = Object.entries(conditions).map(([name, rule]): [string, string | string[]] => [`_${name}`, rule]);
const conditionRules = new Map<string, string | string[]>([...prefixedConditions, ...Object.entries(mediaQueries)]);
const stylePropNames = new Set(['css', 'textStyle', ...styleProps, ...conditionRules.keys()]);

const isCondition = (name: string) => conditionRules.has(name) || /^[@_]|&/.test(name);
const resolveCondition = (name: string) => conditionRules.get(name) ?? name;
const identity = (value: unknown) => value;
/** Turns an array of values into an object by breakpoint. */
const expandArray = (value: unknown) =>
  Array.isArray(value) ? Object.fromEntries(value.map((item: unknown, index) => [breakpointNames[index], item])) : value;
/** Replaces shorthands by their long names, so that a later style overrides an earlier one under either name. */
const normalize = (styles: Styles) => change(styles, expandArray, longName);
/** Replaces the `@breakpoint` rules of utilities by media queries. */
const resolveBreakpoint = (name: string) => (name.startsWith('@breakpoint ') ? (mediaQueries[name.slice(12)] ?? name) : name);

/** Whether Chakra's components treat a prop as a style and not as an attribute. */
export const isStyleProp = (name: string): boolean => stylePropNames.has(name) || isCssProperty(name);

/**
 * Creates the `css` function of the system, which replaces Chakra's in builds. It merges styles, later ones over earlier ones, and
 * returns them as emotion's object styles.
 * @param textStyle Returns the styles of a text style.
 */
export function createCss(textStyle: (name: string) => unknown) {
  const css = remember((...styleList: unknown[]): Styles => {
    const merged = {};
    for (const styles of styleList) if (isStyles(styles)) merge(merged, stylesOrEmpty(normalize(styles)));
    const result: Styles = {};
    change(merged, (value, path) => addStyle(result, value, path), String);
    return sortAtRules(result);
  });

  function addStyle(result: Styles, value: unknown, path: readonly string[]): void {
    if (value === undefined || value === null) return;
    const prop = path.find((name) => name !== 'base' && !isCondition(name)) ?? '';
    let target = result;
    for (const name of path.filter(isCondition).flatMap(resolveCondition)) target = getNested(target, name);
    const propStyles = prop === 'textStyle' ? css(textStyle(String(value))) : cssOf(prop, value);
    merge(target, stylesOrEmpty(change(propStyles, identity, resolveBreakpoint)));
  }

  return css;
}

/** Returns the styles under a condition, and adds them if there are none. */
function getNested(styles: Styles, name: string): Styles {
  const inner = stylesOrEmpty(styles[name]);
  styles[name] = inner;
  return inner;
}

const stylesOrEmpty = (value: unknown): Styles => (isStyles(value) ? value : {});
