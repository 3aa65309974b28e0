import { readYaml } from '../generator/load-spec.ts';

export interface AllowedItem {
  item: string;
  reason: string;
}

export function readAllowList(file: string, list: string, key: string): AllowedItem[] {
  const entries: unknown = Reflect.get(Object(readYaml(file)), list) ?? [];
  if (!Array.isArray(entries)) throw new Error(`'${list}' must be a list.`);
  return entries.map((entry: unknown) => {
    const [item, reason] = [key, 'reason'].map((name) => String(Object(entry)[name] ?? '').trim());
    if (!item || !reason) throw new Error(`An entry of '${list}' needs both '${key}' and 'reason': ${JSON.stringify(entry)}`);
    return { item, reason };
  });
}

export function applyAllowList(problems: string[], allowed: AllowedItem[], file: string): string[] {
  const items = allowed.map(({ item }) => item);
  return [
    ...problems.filter((problem) => !items.includes(problem)),
    ...items.filter((item) => !problems.includes(item)).map((item) => `${file} has an entry that matches no problem: ${item}`),
  ];
}
