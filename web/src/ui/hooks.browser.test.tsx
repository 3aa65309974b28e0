import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { act, render, settle, waitFor } from '#lib/testing.tsx';
import { useBrokenImage, useLazyModule, useRestoreFocus } from './hooks.ts';

const svg = (attributes = '') => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)}`;
const broken = 'data:image/png,broken';
const intact = svg('width="640" height="480"');

function Probe({ src: firstSrc }: { src: string }) {
  const [src, setSrc] = useState(firstSrc);
  const { isBroken, imageProps } = useBrokenImage(src);
  return (
    <>
      {isBroken ? <p>{src} is broken</p> : <img src={src} alt="" {...imageProps} />}
      <button type="button" onClick={() => setSrc(intact)} />
    </>
  );
}

/** Hydrates a prerendered image that the browser has already loaded, or failed to load. */
async function hydrate(src: string): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Probe src={src} />);
  await waitFor(() => expect(container.querySelector('img')?.complete).toBe(true));
  const root = await act(async () => hydrateRoot(container, <Probe src={src} />));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

it.each([
  ['fails', async () => render(<Probe src={broken} />)],
  ['had failed before hydration', () => hydrate(broken)],
])('tells when the image %s, until there is another one', async (_when, renderBroken) => {
  const page = await renderBroken();
  await waitFor(() => expect(page.textContent).toBe(`${broken} is broken`));
  act(() => page.querySelector('button')?.click());
  expect(page.querySelector('img')?.getAttribute('src')).toBe(intact);
});

it.each([
  ['is intact and has no width', svg('width="0" height="0"')],
  ['is intact', intact],
])('shows an image that %s', async (_state, src) => {
  const page = await hydrate(src);
  await page.querySelector('img')?.decode();
  await settle();
  expect(page.querySelector('img')?.getAttribute('src')).toBe(src);
});

it('shows an image that is still loading', async () => {
  const src = `${location.origin}/slow.png`;
  onTestFinished(() => commands.endHold(src));
  await commands.holdRequests(src);
  const page = render(<Probe src={src} />);
  await settle();
  expect([page.querySelector('img')?.src, page.querySelector('img')?.complete]).toEqual([src, false]);
});

function Part() {
  const fallbackRef = useRef<HTMLHeadingElement>(null);
  const ref = useRestoreFocus<HTMLDivElement>(fallbackRef);
  return (
    <>
      <h2 ref={fallbackRef} tabIndex={-1}>
        Part
      </h2>
      <div ref={ref}>
        <button type="button" />
      </div>
    </>
  );
}

it('if the element goes together with its fallback, the focus moves to the h1', async () => {
  const latest: { hide?: () => void } = {};
  function Page() {
    const [isShown, setIsShown] = useState(true);
    latest.hide = () => setIsShown(false);
    return (
      <main>
        <h1 tabIndex={-1}>Page</h1>
        {isShown && <Part />}
      </main>
    );
  }
  const page = render(<Page />);
  page.querySelector('button')?.focus();
  act(() => latest.hide?.());
  await waitFor(() => expect(document.activeElement).toBe(page.querySelector('h1')));
});

it('shows a part that could not be loaded as soon as the browser is back online', async () => {
  const results = [Promise.reject(new Error('offline')), Promise.resolve('part')];
  const load = () => results.shift() ?? expect.fail('loaded again');
  const Part = () => <p>{useLazyModule(load, true)}</p>;
  const page = await render(<Part />);
  expect(page.textContent).toBe('');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(page.textContent).toBe('part'));
});
