import { readYaml } from '../generator/load-spec.ts';

export interface AllowedItem {
  item: string;
  reason: string;
}

/** Reads the entries of one list in an allow file. Throws an Error that names an entry without `key` or `reason`. */
export function readAllowList(file: string, list: string, key: string): AllowedItem[] {
  const entries: unknown = Reflect.get(Object(readYaml(file)), list) ?? [];
  if (!Array.isArray(entries)) throw new Error(`'${list}' must be a list.`);
  return entries.map((entry: unknown) => {
    const item = readText(entry, key);
    const reason = readText(entry, 'reason');
    if (!item || !reason) throw new Error(`An entry of '${list}' needs both '${key}' and 'reason': ${JSON.stringify(entry)}`);
    return { item, reason };
  });
}

function readText(entry: unknown, key: string): string {
  return String(Reflect.get(Object(entry), key) ?? '').trim();
}

/** The problems that the list does not allow, and the entries that no longer match a problem. */
export function applyAllowList(problems: string[], allowed: AllowedItem[], file: string): string[] {
  const items = allowed.map(({ item }) => item);
  return [
    ...problems.filter((problem) => !items.includes(problem)),
    ...items.filter((item) => !problems.includes(item)).map((item) => `${file} has an entry that matches no problem: ${item}`),
  ];
}
