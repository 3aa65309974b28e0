/**
 * MSW reads localStorage while it loads, and a browser can refuse access with an exception. The mocks need nothing from it, so an
 * empty storage stands in for it. Import this module before MSW.
 */
const browserStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Reflect.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });

/** Restores the browser's own localStorage. */
export function restoreLocalStorage(): void {
  if (browserStorage) Reflect.defineProperty(globalThis, 'localStorage', browserStorage);
  else Reflect.deleteProperty(globalThis, 'localStorage');
}
