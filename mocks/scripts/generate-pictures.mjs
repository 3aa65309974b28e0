import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pictures = join(import.meta.dirname, '../src/documents/pictures');

/**
 * Turns the SVG files into a module, because nothing else can be loaded under Vite, Node and the published JavaScript alike.
 * @param {string} root The folder that gets `mocks/src/generated/pictures.ts`: the repository, or a copy to compare with.
 */
export function generatePictures(root) {
  const file = join(root, 'mocks/src/generated/pictures.ts');
  const text = emitPictures();
  // Unchanged files are not written, because each write wakes the watchers of Vite and tsc.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function emitPictures() {
  const names = readdirSync(pictures).sort();
  const rows = names.map((name) => {
    const svg = readFileSync(join(pictures, name), 'utf8').trimEnd();
    return `  '${name.replace('.svg', '')}': ${JSON.stringify(svg)},`;
  });
  return [
    '// Made by `pnpm generate` from mocks/src/documents/pictures. Do not edit.',
    '/** SVG documents by file name. */',
    'export const pictures = {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
