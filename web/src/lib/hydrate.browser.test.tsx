import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { nextPaint } from '../../test/support/page.ts';
import { createHydrationState, Hydrate, HydrationContext, type HydrationState } from './hydration.tsx';
import { act, settle, waitFor } from './testing.tsx';

const handleHydrated = vi.fn();
const handleClick = vi.fn();

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function Content({ text }: { text: string }) {
  useEffect(handleHydrated, []);
  return (
    <button type="button" onClick={handleClick}>
      {text}
    </button>
  );
}

const createPage = (state: HydrationState, on: 'viewport' | 'interaction', text = 'Press') => (
  <HydrationContext value={state}>
    <Hydrate on={on}>
      <Content text={text} />
    </Hydrate>
  </HydrationContext>
);

/** Prerenders a page with a section, and hydrates it without the section. */
async function hydratePage(on: 'viewport' | 'interaction') {
  const prerendering = { ...createHydrationState(true), canDefer: false };
  // Far below the viewport. In a frame, as here, a browser adds no margin to it.
  const above = document.body.appendChild(document.createElement('div'));
  above.style.height = '5000px';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createPage(prerendering, on));
  const button = container.querySelector('button');
  const state = createHydrationState(true);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, createPage(state, on), { onRecoverableError }));
  expect(handleHydrated).not.toHaveBeenCalled();
  const getButton = () => {
    expect(onRecoverableError).not.toHaveBeenCalled();
    return container.querySelector('button');
  };
  return { button, getButton, state, render: (text: string) => act(async () => root.render(createPage(state, on, text))) };
}

it('keeps its HTML until it is pressed, and then acts once', async () => {
  const { button, getButton } = await hydratePage('interaction');
  expect(button?.textContent).toBe('Press');
  await act(async () => button?.click());
  expect([handleHydrated.mock.calls.length, handleClick.mock.calls.length]).toEqual([1, 1]);
  expect(getButton()).toBe(button);
});

it.each(['pointerover', 'pointerdown', 'focusin'])('is hydrated on %s', async (type) => {
  const { button, getButton } = await hydratePage('interaction');
  await act(async () => void button?.dispatchEvent(new Event(type, { bubbles: true })));
  expect(handleHydrated).toHaveBeenCalledOnce();
  expect(getButton()).toBe(button);
});

it('is hydrated when it comes near the viewport', async () => {
  const { button, getButton } = await hydratePage('viewport');
  await nextPaint();
  await settle();
  expect(handleHydrated).not.toHaveBeenCalled();
  button?.scrollIntoView();
  await waitFor(() => expect(handleHydrated).toHaveBeenCalledOnce());
  expect(getButton()).toBe(button);
});

it('stays as it is when another part of the page is pressed', async () => {
  await hydratePage('interaction');
  await act(async () => document.body.click());
  expect(handleHydrated).not.toHaveBeenCalled();
});

it('shows new content at once', async () => {
  const { button, render } = await hydratePage('interaction');
  expect(button?.textContent).toBe('Press');
  await render('New');
  expect(document.body.textContent).toBe('New');
});

it('renders at once where nothing is prerendered', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(createPage(createHydrationState(false), 'viewport')));
  expect(handleHydrated).toHaveBeenCalledOnce();
});
