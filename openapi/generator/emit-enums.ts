import type { Schema, Spec } from './spec.ts';

/** The enums of the contract as objects: `Gender` becomes `genders`. The names of values that are not words are in `x-enum-varnames`. */
export function emitEnums(spec: Spec): string {
  const enums = Object.entries(spec.components.schemas).filter(([, schema]) => schema.enum);
  return [
    `import type { ${enums.map(([name]) => name).join(', ')} } from './schema.ts'`,
    ...enums.flatMap(([name, schema]) => ['', ...emitEnum(name, schema)]),
    '',
  ].join('\n');
}

function emitEnum(name: string, { description, enum: values = [], 'x-enum-varnames': names = values.map(String) }: Schema): string[] {
  const nameless = values.findIndex((_, index) => !/^[a-zA-Z]\w*$/.test(names[index] ?? ''));
  if (nameless >= 0) throw new Error(`The value ${values[nameless]} of the enum ${name} needs a name in x-enum-varnames.`);
  return [
    ...(description ? [`/** ${description} */`] : []),
    `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}s = {`,
    ...values.map((value, index) => `  ${names[index]}: ${typeof value === 'string' ? `'${value}'` : value},`),
    `} as const satisfies Record<string, ${name}>`,
  ];
}
