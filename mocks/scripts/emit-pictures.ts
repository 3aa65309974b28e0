import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/documents/pictures');

/** The module with the SVG files, which loads in the same way in Vite, in Node and from the published package. */
export function emitPictures(): string {
  const names = readdirSync(folder).sort();
  const rows = names.map((name) => {
    const svg = readFileSync(join(folder, name), 'utf8').trimEnd();
    return `  '${name.replace('.svg', '')}': ${JSON.stringify(svg)},\n`;
  });
  return `/** SVG documents by file name. */\nexport const pictures = {\n${rows.join('')}}\n`;
}
