import { scales as tokens } from 'virtual:theme';
import { reference } from './reference.ts';
import { scales, shorthands, utilities } from './style-props.ts';
import type { Styles } from './styles.ts';

const longNames = new Map(Object.entries(shorthands).flatMap(([long, names]) => names.map((short) => [short, long])));
const scaleOf = new Map(Object.entries(scales).flatMap(([scale, props]) => props.map((prop) => [prop, scale])));
const names = new Map(Object.entries(tokens).map(([scale, list]) => [scale, new Set(list.split(' '))]));

export const longName = (prop: string): string => longNames.get(prop) ?? prop;

export const styleProps = [...longNames.keys(), ...scaleOf.keys(), ...Object.keys(utilities)];

/**
 * What a style prop says in CSS. Stands in a build for the part of Chakra that finds it out, and for the one that reads the tokens:
 * the build has made the page-wide CSS of them. What is left are their names.
 */
export function cssOf(prop: string, raw: unknown): Styles {
  const utility = utilities[prop];
  if (utility) return utility.transform(token(utility.values, raw), { raw });
  return { [prop]: token(scaleOf.get(prop), raw) };
}

function token(scale: string | undefined, value: unknown): unknown {
  return scale && names.get(scale)?.has(String(value)) ? reference(scale, String(value)) : value;
}
