// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { useBrokenImage } from './use-broken-image.ts';

setUpReactTests();

function Probe({ src: firstSrc }: { src: string }) {
  const [src, setSrc] = useState(firstSrc);
  const { isBroken, imageProps } = useBrokenImage(src);
  return (
    <>
      {isBroken ? <p>{src} is broken</p> : <img src={src} alt="" {...imageProps} />}
      <button type="button" onClick={() => setSrc('other.png')} />
    </>
  );
}

/** What a browser knows of an image that it has finished, or given up, before React sees it. */
function setState(complete: boolean, naturalWidth: number, decode: () => Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
}

const show = async (src: string) => {
  const page = render(<Probe src={src} />);
  await act(async () => {});
  return page;
};

beforeEach(() => setState(false, 0, async () => {}));

it('tells when the image fails, until there is another one', async () => {
  const page = await show('a.png');
  act(() => void page.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(page.textContent).toBe('a.png is broken');
  act(() => page.querySelector('button')?.click());
  expect(page.querySelector('img')?.getAttribute('src')).toBe('other.png');
});

it('tells when the image had failed before hydration', async () => {
  setState(true, 0, () => Promise.reject(new DOMException('broken', 'EncodingError')));
  expect((await show('a.png')).textContent).toBe('a.png is broken');
});

it.each([
  ['is intact and has no width', true, 0],
  ['is intact', true, 640],
  ['is still loading', false, 0],
])('shows an image that %s', async (_state, complete, width) => {
  setState(complete, width, async () => {});
  expect((await show('a.svg')).querySelector('img')?.getAttribute('src')).toBe('a.svg');
});
