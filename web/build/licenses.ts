import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Name of the file with the licenses of everything in the build. */
export const licensesFile = 'licenses.txt';

/** Appends the license of the font. Vite lists only those of scripts. */
export function addFontLicense(outDir: string): void {
  const name = '@fontsource-variable/anek-devanagari';
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8');
  appendFileSync(join(outDir, licensesFile), `\n## ${name} - ${version} (${license})\n\n${text}`);
}
