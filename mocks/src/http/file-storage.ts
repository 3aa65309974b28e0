import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Storage } from '../store.ts';

/** Keeps the state in a file that is replaced whole, so that a stop in the middle never leaves half of one. */
export function fileStorage(file: string): Storage {
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : JSON.parse(text);
    },
    save: async (state) => {
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    },
  };
}
