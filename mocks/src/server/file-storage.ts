import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { State, StateStorage } from '../core/store.ts';
import { readState } from '../db/read-state.ts';

/** Each save replaces the whole file, so a crash never leaves half of one. */
export function fileStorage(file: string): StateStorage {
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : parseState(file, text);
    },
    save: (state) => replaceFile(file, JSON.stringify(state)),
  };
}

/** Writes beside the file first, under a name that no other process writes to. */
async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function parseState(file: string, text: string): State {
  const state = readState(parseJson(text));
  if (!state) throw new Error(`${file} does not hold a state of these mocks. Remove it, or name another file.`);
  return state;
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
