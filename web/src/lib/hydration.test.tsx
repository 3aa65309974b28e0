import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider, useHydrated } from './hydration.tsx';
import { createHydrationState } from './hydration-state.ts';
import { useReactTests } from './testing.tsx';

useReactTests();

const Page = () => (useHydrated() ? 'lives' : 'waits');

it('a page lives when its hydration-state has ended by time, though nothing around it has told so', async () => {
  const hydration = createHydrationState(true);
  const page = (
    <HydrationProvider state={hydration}>
      <Page />
    </HydrationProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.textContent).toBe('waits');
  await act(async () => hydration.finish());
  expect(container.textContent).toBe('lives');
  act(() => root.unmount());
});
