import { scales as themeScales } from 'virtual:theme';
import { reference } from './reference.ts';
import { scales, shorthands, utilities } from './style-props.ts';
import type { Styles } from './styles.ts';

const longNames = new Map(Object.entries(shorthands).flatMap(([long, shortNames]) => shortNames.map((short) => [short, long])));
const scaleOf = new Map(Object.entries(scales).flatMap(([scale, props]) => props.map((prop) => [prop, scale])));
const tokenNames = new Map(Object.entries(themeScales).map(([scale, list]) => [scale, new Set(list.split(' '))]));

/** Returns the long name of a shorthand; other names stay as they are. */
export const longName = (prop: string): string => longNames.get(prop) ?? prop;

/** The names of all style props that are shorthands, take tokens or are utilities. */
export const styleProps = [...longNames.keys(), ...scaleOf.keys(), ...Object.keys(utilities)];

/**
 * Returns the CSS of a style prop, and replaces Chakra's utilities and token dictionary in builds. It needs only the names of the
 * tokens, because the build writes their values into a style sheet.
 */
export function cssOf(prop: string, raw: unknown): Styles {
  const utility = utilities[prop];
  if (utility) return utility.transform(resolveToken(utility.values, raw), { raw });
  return { [prop]: resolveToken(scaleOf.get(prop), raw) };
}

function resolveToken(scale: string | undefined, value: unknown): unknown {
  return scale && tokenNames.get(scale)?.has(String(value)) ? reference(scale, String(value)) : value;
}
