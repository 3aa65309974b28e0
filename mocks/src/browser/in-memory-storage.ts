/** MSW reads localStorage while it loads, which throws in a browser that blocks storage. The mocks need nothing from it. */
const browserStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Reflect.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });

export function restoreLocalStorage(): void {
  if (browserStorage) Reflect.defineProperty(globalThis, 'localStorage', browserStorage);
  else Reflect.deleteProperty(globalThis, 'localStorage');
}
