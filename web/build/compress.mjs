import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Writes `.br` and `.gz` files beside the text files of a build, at the highest level, which is the default of brotli. This is a separate
 * step after the build, because it takes as long as the build, and only our own server needs these files.
 * @param {string} folder
 */
export function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /^[^.].*\.(?:html|js|css|svg|json|xml|txt)$/.test(file))) {
    const text = readFileSync(join(folder, name));
    // Smaller files fit into one packet uncompressed.
    if (text.length < 1024) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) compressFiles(folder);
