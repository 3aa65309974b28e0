import { useEffect, useState } from 'react';

/** Imports a module after the first render, once it is enabled. Undefined until it has loaded, and if it cannot be loaded. */
export function useLazyModule<Module>(load: () => Promise<Module>, isEnabled: boolean): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (!isEnabled) return;
    let isCancelled = false;
    load().then(
      (module) => isCancelled || setLoaded(() => module),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [load, isEnabled]);
  return loaded;
}
