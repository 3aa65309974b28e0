import { afterEach, expect, it, vi } from 'vitest';
import { PageOutOfReach, stayWhenOffline } from './offline-navigation.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A lazy component as the router makes it: `preload` never rejects, and goes once the file is here. */
function routerWith(loads: boolean) {
  const component: { preload?: () => Promise<void> } = {};
  component.preload = async () => {
    if (loads) component.preload = undefined;
  };
  stayWhenOffline({ routesById: { '/page': { options: { component } }, '/plain': { options: {} } } });
  return component;
}

it('fails a page whose file is out of reach offline, and leaves it to the router otherwise [F-01, F-21]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(routerWith(false).preload?.()).rejects.toThrow(PageOutOfReach);
  await expect(routerWith(true).preload?.()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(routerWith(false).preload?.()).resolves.toBeUndefined();
});
