import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where a build lists the names and licences of everything that it holds. */
export const licencesFile = 'licenses.txt';

/** Vite lists scripts; the font is shipped, too, and its licence asks to go along. */
export function addFontLicence(outDir: string): void {
  const name = '@fontsource-variable/anek-devanagari';
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8');
  appendFileSync(join(outDir, licencesFile), `\n## ${name} - ${version} (${license})\n\n${text}`);
}
