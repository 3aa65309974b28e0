import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Name of the file with the licenses of everything in the build. */
export const licensesFile = 'licenses.txt';

const font = '@fontsource-variable/anek-devanagari';
/** The package.json of the font, which is no module of the bundle. */
export const fontManifest = createRequire(import.meta.url).resolve(`${font}/package.json`);

/** Appends the license of the font. Vite lists only those of scripts. */
export function addFontLicense(outDir: string): void {
  const { version, license } = JSON.parse(readFileSync(fontManifest, 'utf8'));
  const text = readFileSync(join(dirname(fontManifest), 'LICENSE'), 'utf8');
  appendFileSync(join(outDir, licensesFile), `\n## ${font} - ${version} (${license})\n\n${text}`);
}
