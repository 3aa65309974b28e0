/** Object styles: values by property, and nested styles by condition. */
export interface Styles {
  [name: string]: unknown;
}

/** Whether a value is an object of styles, and not an array or a plain value. */
export function isStyles(value: unknown): value is Styles {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges styles deeply into an object, which it changes and returns. Undefined values override nothing. */
export function merge(into: Styles, from: object): Styles {
  const entries: [string, unknown][] = Object.entries(from);
  for (const [name, value] of entries) {
    const current = into[name];
    if (isStyles(value)) into[name] = merge(isStyles(current) ? current : {}, value);
    else if (value !== undefined) into[name] = value;
  }
  return into;
}

type MapValue = (value: unknown, path: readonly string[]) => unknown;

/** Returns a copy of the styles with mapped values and renamed keys, without values that are null or undefined. */
export function change(value: unknown, mapValue: MapValue, rename: (name: string) => string, path: readonly string[] = []): unknown {
  if (!isStyles(value)) return mapValue(value, path);
  const result: Styles = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = rename(key);
    const mapped = change(inner, mapValue, rename, [...path, name]);
    if (mapped !== undefined && mapped !== null) result[name] = mapped;
  }
  return result;
}

/** Memoizes a function by the values of its arguments. The order of keys in styles does not matter. */
export function remember<Args extends unknown[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  const cache = new Map<string, Result>();
  return (...args) => {
    const key = cacheKey(args);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    // Values that change all the time, such as pointer positions, would fill the memory.
    if (cache.size > 2000) cache.clear();
    const result = compute(...args);
    cache.set(key, result);
    return result;
  };
}

function cacheKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(cacheKey)}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (!isStyles(value)) return String(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${cacheKey(value[key])}`)}}`;
}
