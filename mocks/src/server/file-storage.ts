import { readFile, rename, writeFile } from 'node:fs/promises';
import type { State, StateStorage } from '../core/store.ts';
import type { Db } from '../db/db.ts';

/** Stores the state in a file. Each save replaces the whole file, so a crash never leaves half of one. */
export function fileStorage(file: string): StateStorage<Db> {
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : parseState(file, text);
    },
    save: async (state) => {
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    },
  };
}

function parseState(file: string, text: string): State<Db> {
  try {
    const state = JSON.parse(text);
    if (state.db?.accounts && state.db.signIns && state.settings) return state;
  } catch {
    // Same error as for JSON of another shape.
  }
  throw new Error(`${file} does not hold a state of these mocks. Remove it, or name another file.`);
}
