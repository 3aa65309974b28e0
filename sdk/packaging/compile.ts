import type { Consumer, ProgramResult } from './consumer.ts';

/** The versions of TypeScript that the SDK supports: the oldest, the last version written in JavaScript, and the newest. */
export const versions = ['5.4', '5.9', '7'];

/** Installs a version beside the others, as `node_modules/typescript-5.4`. */
export const typescript = (version: string) => `typescript-${version}@npm:typescript@${version}`;
export const tsc = (version: string) => `node_modules/typescript-${version}/bin/tsc`;

export const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'preserve', moduleResolution: 'bundler' },
};

const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
};

/** Type checks files of a project. Without `skipLibCheck`, TypeScript checks the declarations of the packages too. */
export function compile(project: Consumer, program: string, files: string[], more: object): Promise<ProgramResult> {
  project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, ...more }, files }) });
  return project.run(program, ['-p', '.', '--pretty', 'false']);
}
