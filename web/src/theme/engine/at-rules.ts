import type { Styles } from './styles.ts';

/** Media queries after everything else, and those of containers after them: what comes later counts more. */
export function sortAtRules(styles: Styles): Styles {
  return Object.fromEntries(Object.entries(styles).sort(([a], [b]) => compare(a, b)));
}

function compare(a: string, b: string): number {
  const [kind, group, length] = weigh(a);
  const [otherKind, otherGroup, otherLength] = weigh(b);
  const order = kind - otherKind || group - otherGroup || length - otherLength;
  return order || (kind ? a.localeCompare(b) : 0);
}

const kinds = /^@(media|container)/;
const lengths = /(\d*\.?\d+)(px|r?em)/;

/** From the least width up, from the greatest down, what is no width, and paper. */
function weigh(name: string): [kind: number, group: number, length: number] {
  const [, at] = kinds.exec(name) ?? [];
  if (!at) return [0, 0, 0];
  const kind = at === 'media' ? 1 : 2;
  if (name.includes('print')) return [kind, 4, 0];
  const [, size, unit] = lengths.exec(name) ?? [];
  if (!size) return [kind, 3, 0];
  const length = Number(size) * (unit === 'px' ? 1 : 16);
  return name.includes('(max-') ? [kind, 2, -length] : [kind, 1, length];
}
