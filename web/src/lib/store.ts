/** State outside React, for `useSyncExternalStore`. */
export function createStore<State>(initialState: State) {
  const { notify, subscribe } = createListeners();
  let state = initialState;
  return {
    /** The same value until it changes. */
    get: () => state,
    set(next: State) {
      state = next;
      notify();
    },
    subscribe,
  };
}

/**
 * Subscriptions in the shape that `useSyncExternalStore` takes.
 * @param onFirstSubscribe Connects to an external source, such as DOM events. The function that it returns runs after the last listener has unsubscribed.
 */
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
