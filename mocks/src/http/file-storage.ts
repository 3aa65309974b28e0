import { readFile, rename, writeFile } from 'node:fs/promises';
import type { State, Storage } from '../store.ts';

/** Keeps the state in a file that is replaced whole, so that a stop in the middle never leaves half of one. */
export function fileStorage(file: string): Storage {
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : parse(file, text);
    },
    save: async (state) => {
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    },
  };
}

/** Throws one sentence that names the file. */
function parse(file: string, text: string): State {
  try {
    const state = JSON.parse(text);
    if (state.db?.accounts && state.settings) return state;
  } catch {
    // Said below.
  }
  throw new Error(`${file} is no state of these mocks. Remove it, or name another file.`);
}
