/** Styles as they are written: values by properties, and by conditions parts that are such themselves. */
export interface Styles {
  [name: string]: unknown;
}

export function isStyles(value: unknown): value is Styles {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes later styles over earlier ones, part by part. */
export function merge(into: Styles, from: object): Styles {
  const parts: [string, unknown][] = Object.entries(from);
  for (const [name, value] of parts) {
    const old = into[name];
    if (isStyles(value)) into[name] = merge(isStyles(old) ? old : {}, value);
    else if (value !== undefined) into[name] = value;
  }
  return into;
}

type Visit = (value: unknown, path: readonly string[]) => unknown;

/** The same styles with other values and other names; what has no value is left out. */
export function change(value: unknown, visit: Visit, rename: (name: string) => string, path: readonly string[] = []): unknown {
  if (!isStyles(value)) return visit(value, path);
  const result: Styles = {};
  for (const [old, inner] of Object.entries(value)) {
    const name = rename(old);
    const made = change(inner, visit, rename, [...path, name]);
    if (made !== undefined && made !== null) result[name] = made;
  }
  return result;
}

/** Calls a function once for the same values; of styles the order does not matter. */
export function remember<Args extends unknown[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const name = nameOf(args);
    const old = known.get(name);
    if (old !== undefined) return old;
    // Values that follow a pointer would fill the memory.
    if (known.size > 2000) known.clear();
    const made = make(...args);
    known.set(name, made);
    return made;
  };
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(nameOf)}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (!isStyles(value)) return String(value);
  const parts = Object.keys(value).sort();
  return `{${parts.map((name) => `${name}:${nameOf(value[name])}`)}}`;
}
