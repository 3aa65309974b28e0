import { useSyncExternalStore } from 'react';

/** State outside React, for `useSyncExternalStore`. */
export function createStore<State>(initialState: State) {
  const { notify, subscribe } = createListeners();
  let state = initialState;
  return {
    get: () => state,
    set(next: State) {
      state = next;
      notify();
    },
    subscribe,
  };
}

export type Store<State> = ReturnType<typeof createStore<State>>;

export function useStore<State>({ get, subscribe }: Pick<Store<State>, 'get' | 'subscribe'>): State {
  return useSyncExternalStore(subscribe, get, get);
}

/** For `useSyncExternalStore`. `onFirstSubscribe` connects to an external source, and its result disconnects after the last listener. */
export function createListeners(onFirstSubscribe?: () => () => void) {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) disconnect = onFirstSubscribe?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}
