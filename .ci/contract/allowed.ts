import { readYaml } from '../../openapi/generator/spec.ts';

/** What somebody decided to let pass, each with the reason. */
export interface Allowed {
  breaking: { change: string; reason: string }[];
  unused: { operation: string; reason: string }[];
}

/** Reads the list. Throws an Error that names an entry without its reason. */
export function readAllowed(file: string): Allowed {
  const content: unknown = readYaml(file);
  return { breaking: entries(content, 'breaking', 'change'), unused: entries(content, 'unused', 'operation') };
}

function entries<Key extends string>(content: unknown, list: string, key: Key): (Record<Key, string> & { reason: string })[] {
  const found: unknown = Reflect.get(Object(content), list) ?? [];
  if (!Array.isArray(found)) throw new Error(`'${list}' must be a list.`);
  return found.map((entry: unknown) => {
    const [what, reason] = [Reflect.get(Object(entry), key), Reflect.get(Object(entry), 'reason')].map((text) => String(text ?? '').trim());
    if (!what || !reason) throw new Error(`An entry of '${list}' needs both '${key}' and 'reason': ${JSON.stringify(entry)}`);
    return { [key]: what, reason } as Record<Key, string> & { reason: string };
  });
}

/** Refusals that nobody allowed, and permissions that nobody needs any more. */
export function beyond(found: string[], allowed: string[], name: string): string[] {
  return [
    ...found.filter((one) => !allowed.includes(one)),
    ...allowed.filter((one) => !found.includes(one)).map((one) => `${name} allows what does not happen: ${one}`),
  ];
}
