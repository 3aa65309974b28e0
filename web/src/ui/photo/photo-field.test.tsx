import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { createAppSystem } from '../../theme/system.ts';
import { PhotoField } from './photo-field.tsx';
import type { CleanedPhoto } from './prepare-photo.ts';
import { usePhoto } from './use-photo.ts';

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

/** Decides by the name; what a browser finds in a picture is proved in one. */
const clean = async (file: File): Promise<CleanedPhoto> => (file.name === 'bad' ? { problem: 'Not this one.' } : { file });

function Probe({ seen }: { seen: (name: string | undefined) => void }) {
  const photo = usePhoto(clean);
  const [shown, setShown] = useState(true);
  seen(photo.file?.name);
  return (
    <>
      {shown && <PhotoField label="Photo" name="avatar" photo={photo} removable />}
      <button type="button" id="leave" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  );
}

function setUp() {
  const seen = vi.fn();
  const container = show(<Probe seen={seen} />);
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

it('previews the photo at an address that is given back when another is chosen, removed or left [R-174]', async () => {
  const { choose, press, preview, seen } = setUp();
  await choose(png('a.png'));
  expect([...alive]).toEqual([preview()]);
  await choose(png('b.png'));
  expect([...alive]).toEqual([preview()]);
  await press('Remove photo');
  expect([alive.size, preview(), document.activeElement?.getAttribute('name')]).toEqual([0, undefined, 'avatar']);
  await choose(png('c.png'));
  await press('Leave');
  expect([alive.size, seen.mock.lastCall]).toEqual([0, ['c.png']]);
});

it('refuses what is no photo at the field, empties it and takes the photo before it away [R-174, S-19]', async () => {
  const { container, choose, seen } = setUp();
  await choose(png('a.png'));
  const input = container.querySelector('input');
  const emptied = vi.fn();
  if (input) Object.defineProperty(input, 'value', { set: emptied, configurable: true });
  await choose(png('bad'));
  const told = container.querySelector(`#${CSS.escape(input?.getAttribute('aria-describedby') ?? 'none')}`);
  expect(told?.textContent).toBe('Not this one.');
  expect([input?.getAttribute('aria-invalid'), seen.mock.lastCall, alive.size]).toEqual(['true', [undefined], 0]);
  expect(emptied.mock.calls).toEqual([['']]);
  await choose(png('b.png'));
  expect([input?.getAttribute('aria-invalid'), seen.mock.lastCall]).toEqual([null, ['b.png']]);
});

it('takes the photo that was chosen before script answered [R-174]', async () => {
  const seen = vi.fn();
  const field = (
    <ChakraProvider value={createAppSystem()}>
      <Probe seen={seen} />
    </ChakraProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const photo = png('early.png');
  Object.defineProperty(container.querySelector('input'), 'files', { value: [photo], configurable: true });
  const root = await act(async () => hydrateRoot(container, field));
  expect(seen.mock.lastCall).toEqual(['early.png']);
  act(() => root.unmount());
  container.remove();
});

it('says at once why a choice was refused, and that a photo is prepared by what was there before [R-174, S-19]', async () => {
  const { container, choose } = setUp();
  const status = container.querySelector('[role=status]');
  const heard: (string | null | undefined)[] = [];
  if (status)
    new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
  await choose(png('bad'));
  expect(container.querySelector('[role=alert]')?.textContent).toBe('Not this one.');
  expect([heard[0], status?.isConnected, status?.textContent]).toEqual(['Preparing the photo…', true, '']);
  await choose(png('b.png'));
  expect(container.querySelector('[role=alert]')).toBeNull();
});
