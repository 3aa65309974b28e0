import fc, { type Arbitrary } from 'fast-check';

const replacement: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, 11, 1.5, Number.NaN, '', 'male', 'bihar', '2026-12-20', '10:30', '2026-1-1', [], {}, [null]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value, or copies of it with one to three parts replaced, removed or added. */
export function mutatedValue(value: unknown): Arbitrary<unknown> {
  const change = fc.record({ place: fc.nat(), kind: fc.constantFrom('replace', 'remove', 'add'), name: fc.string(), replacement });
  return fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce<unknown>(applyChange, value));
}

interface Change {
  place: number;
  kind: string;
  name: string;
  replacement: unknown;
}

/** Changes the part of a value that `place` selects: the larger the number, the deeper the part. */
function applyChange(value: unknown, change: Change): unknown {
  const { place, kind, name, replacement: part } = change;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return part;
  const keys = Object.keys(value);
  const index = place % (keys.length + 1);
  const key = keys[index];
  if (key === undefined) return kind === 'add' ? withPart(value, name, part) : part;
  const old: unknown = Reflect.get(value, key);
  if (typeof old === 'object' && place >= keys.length)
    return withPart(value, key, applyChange(old, { ...change, place: Math.floor(place / 2) }));
  return kind === 'remove' ? withoutPart(value, key) : withPart(value, key, part);
}

function withPart(value: object, key: string, part: unknown): object {
  if (!Array.isArray(value)) return { ...value, [key]: part };
  return key in value ? value.with(Number(key), part) : [...value, part];
}

function withoutPart(value: object, key: string): object {
  const rest = Object.entries(value).filter(([name]) => name !== key);
  return Array.isArray(value) ? rest.map(([, part]) => part) : Object.fromEntries(rest);
}
