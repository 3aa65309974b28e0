import { get, set } from 'idb-keyval';
import type { StateStorage } from '../core/store.ts';
import { readState } from '../db/read-state.ts';

/** IndexedDB has room for pictures and for 10,000 students. Where it is not available, the state lives in memory only. */
export function indexedDbStorage(key: string, onOtherTabSaved: () => void): StateStorage {
  const channel = new BroadcastChannel(key);
  channel.onmessage = onOtherTabSaved;
  return {
    // An older version or another program can have stored something else under the key.
    load: async () => readState(await withWarning(() => get(key))),
    save: async (state) => {
      await withWarning(() => set(key, state));
      channel.postMessage('saved');
    },
  };
}

async function withWarning<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    console.warn('The data of the mocks is lost when this tab closes:', error);
    return undefined;
  }
}
