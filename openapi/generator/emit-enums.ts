import type { Schema, Spec } from './spec.ts';

/**
 * The enums of the contract as objects: `Gender` becomes `genders`. Returns texts by file name: a file for each enum, because bundlers
 * split programs by file, and `enums.ts`, which exports all enums. Values that are not words have their names in `x-enum-varnames`.
 */
export function emitEnums({ components }: Spec): Record<string, string> {
  const enums = Object.entries(components.schemas).filter(([, schema]) => schema.enum);
  const files = enums.map(([name, schema]) => [`${pluralOf(name)}.ts`, emitEnum(name, schema)]);
  const all = enums.map(([name]) => `export { ${pluralOf(name)} } from './${pluralOf(name)}.ts'\n`);
  return { ...Object.fromEntries(files), 'enums.ts': all.sort().join('') };
}

function emitEnum(name: string, { description, enum: values = [], 'x-enum-varnames': names = values.map(String) }: Schema): string {
  const nameless = values.findIndex((_, index) => !/^[a-zA-Z]\w*$/.test(names[index] ?? ''));
  if (nameless >= 0) throw new Error(`The value ${values[nameless]} of the enum ${name} needs a name in x-enum-varnames.`);
  return [
    `import type { ${name} } from './schema.ts'`,
    '',
    ...(description ? [`/** ${description} */`] : []),
    `export const ${pluralOf(name)} = {`,
    ...values.map((value, index) => `  ${names[index]}: ${typeof value === 'string' ? `'${value}'` : value},`),
    `} as const satisfies Record<string, ${name}>`,
    '',
  ].join('\n');
}

function pluralOf(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}s`;
}
