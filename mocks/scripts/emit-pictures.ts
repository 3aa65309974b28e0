import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const documents = join(import.meta.dirname, '../src/documents');

/** `pnpm --filter @institute/mocks pictures`: the SVG files as a module, which loads in the same way in Vite, in Node and from the published package. */
const rows = readdirSync(join(documents, 'pictures'))
  .sort()
  .map((name) => {
    const svg = readFileSync(join(documents, 'pictures', name), 'utf8').trimEnd();
    return `  '${name.replace('.svg', '')}': ${JSON.stringify(svg)},\n`;
  });
const text = `/** SVG documents by file name. Made from pictures/ by scripts/emit-pictures.ts. */\nexport const pictures = {\n${rows.join('')}}\n`;
writeFileSync(join(documents, 'pictures.ts'), text);
