import { useSyncExternalStore } from 'react';

export interface Store<State> {
  /** The same value until it changes. */
  get(): State;
  set(state: State): void;
  subscribe(listener: () => void): () => void;
}

/** Subscriptions in the shape that `useSyncExternalStore` takes. */
export interface Listeners {
  notify(): void;
  subscribe(listener: () => void): () => void;
}

/** State outside React, for `useSyncExternalStore`. */
export function createStore<State>(initialState: State): Store<State> {
  const { notify, subscribe } = createListeners();
  let state = initialState;
  return {
    get: () => state,
    set(next) {
      state = next;
      notify();
    },
    subscribe,
  };
}

export const useStore = <State>({ get, subscribe }: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(subscribe, get, get);

/** @param onFirstSubscribe Connects to an external source, such as DOM events. The function that it returns runs after the last listener has unsubscribed. */
export function createListeners(onFirstSubscribe?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) disconnect = onFirstSubscribe?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}
