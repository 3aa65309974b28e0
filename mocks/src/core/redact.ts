/** What the list of calls holds in place of a password or a token. */
export const hidden = '•••';
const secretName = /password|token|secret|authorization|api_?key/i;

/** A copy in which every text under the name of a password or token is `•••`. Files stay as they are. */
export function redact<T>(value: T): T;
export function redact(value: unknown): unknown {
  return mapTexts(value, (text, name) => (secretName.test(name) ? hidden : text));
}

/** Path and query of a URL, in which every value under the name of a password or token is `•••`. */
export function redactPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(/([?&]([^=&]+)=)[^&]*/g, (pair, start, name) => (secretName.test(name) ? start + hidden : pair));
}

function mapTexts(value: unknown, change: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, name));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change, key)]));
}

/** A copy for JSON, in which a file is described by its name, type and size. */
export function describeFiles(value: unknown): unknown {
  if (value instanceof Blob) return { name: value instanceof File ? value.name : undefined, type: value.type, size: value.size };
  if (Array.isArray(value)) return value.map(describeFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, describeFiles(part)]));
}
