import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createHydrationState, Hydrate, HydrationContext, type HydrationState } from './hydration.tsx';
import { act, settle, waitFor } from './testing.tsx';

const handleHydrated = vi.fn();
const handleClick = vi.fn();
beforeEach(() => void vi.clearAllMocks());

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
  onTestFinished(() => document.body.replaceChildren());
  // The section is far below the viewport. In a frame, as here, the observer's margin has no effect.
  document.body.appendChild(document.createElement('div')).style.height = '5000px';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createPage({ ...createHydrationState(true), canDefer: false }, on));
  const button = container.querySelector('button') ?? expect.fail('not prerendered');
  const state = createHydrationState(true);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, createPage(state, on), { onRecoverableError }));
  expect([button.textContent, handleHydrated.mock.calls.length]).toEqual(['Press', 0]);
  const expectHydrated = () => {
    expect(handleHydrated).toHaveBeenCalledOnce();
    expect([onRecoverableError.mock.calls, container.querySelector('button')]).toEqual([[], button]);
  };
  return { button, expectHydrated, render: (text: string) => act(async () => root.render(createPage(state, on, text))) };
}

it('a section keeps its HTML until it is pressed, not another part of the page, and then acts once', async () => {
  const { button, expectHydrated } = await hydratePage('interaction');
  await act(async () => document.body.click());
  expect(handleHydrated).not.toHaveBeenCalled();
  await act(async () => button.click());
  expect(handleClick).toHaveBeenCalledOnce();
  expectHydrated();
});

it.each(['pointerover', 'pointerdown', 'focusin'])('a section is hydrated on %s', async (type) => {
  const { button, expectHydrated } = await hydratePage('interaction');
  await act(async () => void button.dispatchEvent(new Event(type, { bubbles: true })));
  expectHydrated();
});

it('a section is hydrated when it comes near the viewport', async () => {
  const { button, expectHydrated } = await hydratePage('viewport');
  // The browser has told all observers what is in the viewport.
  await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(button));
  await settle();
  expect(handleHydrated).not.toHaveBeenCalled();
  button.scrollIntoView();
  await waitFor(expectHydrated);
});

it('a section shows new content at once', async () => {
  const { render } = await hydratePage('interaction');
  await render('New');
  expect(document.body.textContent).toBe('New');
});
