import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createHydrationState, HydrationContext, MarkHydrated, useHydrated } from './hydration.tsx';
import { act } from './testing.tsx';

const Page = () => (useHydrated() ? 'hydrated' : 'prerendered');

const PageInLayout = () => (
  <>
    <Page />
    <MarkHydrated />
  </>
);

/** Prerenders and hydrates a page. */
async function hydratePage(content: ReactNode) {
  const hydration = createHydrationState(true);
  const page = <HydrationContext value={hydration}>{content}</HydrationContext>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('prerendered');
  const root = await act(async () => hydrateRoot(container, page));
  return { hydration, container, unmount: () => act(() => root.unmount()) };
}

it('counts as hydrated once its layout has marked it', async () => {
  const { hydration, container, unmount } = await hydratePage(<PageInLayout />);
  expect([container.textContent, hydration.isPending()]).toEqual(['hydrated', false]);
  unmount();
});

it('counts as hydrated after the timeout, even if no layout has marked it', async () => {
  const { hydration, container, unmount } = await hydratePage(<Page />);
  expect(container.textContent).toBe('prerendered');
  await act(async () => hydration.finish());
  expect(container.textContent).toBe('hydrated');
  unmount();
});
