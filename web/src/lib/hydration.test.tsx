import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider, useHydrated } from './hydration.tsx';
import { createHydrationState } from './hydration-state.ts';
import { setUpReactTests } from './testing.tsx';

setUpReactTests();

const Page = () => (useHydrated() ? 'hydrated' : 'prerendered');

it('counts as hydrated after the timeout, even if no layout has marked it', async () => {
  const hydration = createHydrationState(true);
  const page = (
    <HydrationProvider state={hydration}>
      <Page />
    </HydrationProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.textContent).toBe('prerendered');
  await act(async () => hydration.finish());
  expect(container.textContent).toBe('hydrated');
  act(() => root.unmount());
});
