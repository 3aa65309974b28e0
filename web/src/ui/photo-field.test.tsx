import { ChakraProvider } from '@chakra-ui/react';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { show, useReactTests } from '../testing.tsx';
import { system } from '../theme/system.ts';
import { PhotoField } from './photo-field.tsx';

useReactTests();

const alive = new Set<string>();
let made = 0;
beforeEach(() => {
  alive.clear();
  const create = () => {
    const url = `blob:${++made}`;
    alive.add(url);
    return url;
  };
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: create, revokeObjectURL: (url: string) => alive.delete(url) }),
  );
});

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function setUp() {
  const seen = vi.fn();
  function Probe() {
    const [photo, setPhoto] = useState<File>();
    const [shown, setShown] = useState(true);
    const change = (next: File | undefined) => {
      seen(next?.name);
      setPhoto(next);
    };
    return (
      <>
        {shown && <PhotoField label="Photo" name="avatar" photo={photo} onChange={change} />}
        <button type="button" id="leave" onClick={() => setShown(false)}>
          Leave
        </button>
      </>
    );
  }
  const container = show(<Probe />);
  const input = container.querySelector('input');
  const choose = (...files: File[]) =>
    act(async () => {
      if (!input) return;
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const press = (name: string) =>
    act(async () => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  const preview = () => container.querySelector('img')?.getAttribute('src') ?? undefined;
  return { container, seen, choose, press, preview };
}

it('R-174 previews the photo at an address that is given back when another is chosen, removed or left', async () => {
  const { choose, press, preview, seen } = setUp();
  await choose(png('a.png'));
  expect([...alive]).toEqual([preview()]);
  await choose(png('b.png'));
  expect([...alive]).toEqual([preview()]);
  await press('Remove photo');
  expect([alive.size, preview(), document.activeElement?.getAttribute('name')]).toEqual([0, undefined, 'avatar']);
  await choose(png('c.png'));
  await press('Leave');
  expect(alive.size).toBe(0);
  expect(seen.mock.calls.flat()).toEqual(['a.png', 'b.png', undefined, 'c.png']);
});

it.each([
  ['a text', 'text/plain'],
  ['an SVG', 'image/svg+xml'],
  ['a file of no type', ''],
])('R-174 refuses %s at the field and takes the photo before it away', async (_what, type) => {
  const { container, choose, seen } = setUp();
  await choose(png('a.png'));
  await choose(new File(['x'], 'b', { type }));
  const input = container.querySelector('input');
  const told = container.querySelector(`#${CSS.escape(input?.getAttribute('aria-describedby') ?? 'none')}`);
  expect(told?.textContent).toBe('This file is not a photo. Please choose a JPG or PNG picture.');
  expect([input?.getAttribute('aria-invalid'), seen.mock.lastCall, alive.size]).toEqual(['true', [undefined], 0]);
});

it('R-174 takes the photo that was chosen before script answered', async () => {
  const seen = vi.fn();
  const field = (
    <ChakraProvider value={system}>
      <PhotoField label="Photo" name="avatar" photo={undefined} onChange={seen} />
    </ChakraProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const photo = png('early.png');
  Object.defineProperty(container.querySelector('input'), 'files', { value: [photo], configurable: true });
  const root = await act(async () => hydrateRoot(container, field));
  expect(seen.mock.calls).toEqual([[photo]]);
  act(() => root.unmount());
  container.remove();
});
