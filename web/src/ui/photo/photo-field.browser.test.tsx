import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { act, Providers, render, waitFor } from '#lib/testing.tsx';
import { photo } from '../../../test/support/photos.ts';
import { PhotoField } from './photo-field.tsx';
import { portraitShape } from './photo-shape.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { usePhoto } from './use-photo.ts';

const objectUrls = new Set<string>();
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  objectUrls.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    const url = createObjectURL(object);
    objectUrls.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    objectUrls.delete(url);
    revokeObjectURL(url);
  });
});

/** Rejects only the file named 'bad'. The browser tests cover real pictures. */
const prepare = async (file: File): Promise<PreparedPhoto> => (file.name === 'bad' ? { error: 'Not this one.' } : { file });

function Probe({ onRender }: { onRender: (name: string | undefined) => void }) {
  const prepared = usePhoto(portraitShape, prepare);
  const [isVisible, setIsVisible] = useState(true);
  onRender(prepared.file?.name);
  return (
    <>
      {isVisible && <PhotoField<string> label="Photo" name="avatar" photo={prepared} removable />}
      <button type="button" onClick={() => setIsVisible(false)}>
        Leave
      </button>
    </>
  );
}

function setUp() {
  const onRender = vi.fn();
  const container = render(<Probe onRender={onRender} />);
  const input = container.querySelector('input') ?? expect.fail('no field');
  const select = (name: string) =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: [photo(name)], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const click = async (name: string) => {
    const find = () => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await waitFor(() => expect(find()).toBeDefined());
    await act(async () => find()?.click());
  };
  const preview = () => container.querySelector('img')?.getAttribute('src') ?? undefined;
  return { container, onRender, select, click, preview };
}

it('revokes the object URL of the preview when the photo is replaced or removed and on unmount [R-174]', async () => {
  const { select, click, preview, onRender } = setUp();
  for (const name of ['a.png', 'b.png']) {
    await select(name);
    expect([...objectUrls]).toEqual([preview()]);
  }
  await click('Remove photo');
  expect([objectUrls.size, preview(), document.activeElement?.getAttribute('name')]).toEqual([0, undefined, 'avatar']);
  await select('c.png');
  await click('Leave');
  expect([objectUrls.size, onRender.mock.lastCall]).toEqual([0, ['c.png']]);
});

it('announces that a file is prepared and why it is rejected, which removes the photo before it [R-174, S-19]', async () => {
  const { container, select, onRender } = setUp();
  await select('a.png');
  const status = container.querySelector('[role=status]') ?? expect.fail('no live region');
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await select('bad');
  expect([announced[0], status.isConnected, container.querySelector('[role=alert]')?.textContent]).toEqual([
    'Preparing the photo…',
    true,
    'Not this one.',
  ]);
  expect([onRender.mock.lastCall, objectUrls.size]).toEqual([[undefined], 0]);
});

it('uses a photo that was selected before hydration [R-174]', async () => {
  const onRender = vi.fn();
  const field = (
    <Providers>
      <Probe onRender={onRender} />
    </Providers>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  Object.defineProperty(container.querySelector('input'), 'files', { value: [photo('early.png')], configurable: true });
  const root = await act(async () => hydrateRoot(container, field));
  expect(onRender.mock.lastCall).toEqual(['early.png']);
  act(() => root.unmount());
  container.remove();
});
