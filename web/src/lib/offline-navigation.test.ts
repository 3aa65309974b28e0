import { afterEach, expect, it, vi } from 'vitest';
import { handleOfflineNavigation, OfflineNavigationError } from './offline-navigation.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A lazy component like the router's: `preload` never rejects and is removed once the chunk has loaded. */
function createLazyComponent(loads: boolean) {
  const component: { preload?: () => Promise<void> } = {};
  component.preload = async () => {
    if (loads) component.preload = undefined;
  };
  handleOfflineNavigation({ routesById: { '/page': { options: { component } }, '/plain': { options: {} } } });
  return component;
}

it('fails the navigation to a page whose chunk cannot be loaded offline, and leaves other cases to the router [F-01, F-21]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(createLazyComponent(false).preload?.()).rejects.toThrow(OfflineNavigationError);
  await expect(createLazyComponent(true).preload?.()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(createLazyComponent(false).preload?.()).resolves.toBeUndefined();
});
