/**
 * While it is loaded, msw reads localStorage, which a browser may refuse. Nothing of it is there that the mocks need, so
 * that an empty one stands in for it; imported before msw.
 */
const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Reflect.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });

/** Puts the browser's own one back. */
export function giveStorageBack(): void {
  if (own) Reflect.defineProperty(globalThis, 'localStorage', own);
  else Reflect.deleteProperty(globalThis, 'localStorage');
}
