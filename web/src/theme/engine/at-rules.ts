import type { Styles } from './styles.ts';

/** Sorts media queries after other styles and container queries after media queries, because later rules take precedence. */
export function sortAtRules(styles: Styles): Styles {
  return Object.fromEntries(Object.entries(styles).sort(([a], [b]) => compare(a, b)));
}

function compare(a: string, b: string): number {
  const [kind, group, length] = sortKey(a);
  const [otherKind, otherGroup, otherLength] = sortKey(b);
  const order = kind - otherKind || group - otherGroup || length - otherLength;
  return order || (kind ? a.localeCompare(b) : 0);
}

const atRule = /^@(media|container)/;
const lengthValue = /(\d*\.?\d+)(px|r?em)/;

/** Orders queries: minimum sizes ascending, maximum sizes descending, other queries, print. */
function sortKey(name: string): [kind: number, group: number, length: number] {
  const [, rule] = atRule.exec(name) ?? [];
  if (!rule) return [0, 0, 0];
  const kind = rule === 'media' ? 1 : 2;
  if (name.includes('print')) return [kind, 4, 0];
  const [, size, unit] = lengthValue.exec(name) ?? [];
  if (!size) return [kind, 3, 0];
  const length = Number(size) * (unit === 'px' ? 1 : 16);
  return name.includes('(max-') ? [kind, 2, -length] : [kind, 1, length];
}
