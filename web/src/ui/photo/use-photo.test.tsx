import { act } from 'react';
import { expect, it } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import type { CleanedPhoto } from './prepare-photo.ts';
import { type Photo, usePhoto } from './use-photo.ts';

useReactTests();

const file = (name: string) => new File(['x'], name);

/** A hook whose cleaning ends when the test says so. */
function setUp() {
  const ends = new Map<string, (cleaned: CleanedPhoto) => void>();
  const clean = ({ name }: File) => new Promise<CleanedPhoto>((resolve) => ends.set(name, resolve));
  const shown: { photo?: Photo } = {};
  function Probe() {
    shown.photo = usePhoto(clean);
    return null;
  }
  show(<Probe />);
  const photo = () => {
    if (!shown.photo) throw new Error('The hook did not run.');
    return shown.photo;
  };
  const choose = (name: string | undefined) => act(() => photo().choose(name === undefined ? undefined : file(name)));
  const finish = (name: string, problem?: string) =>
    act(async () => ends.get(name)?.(problem === undefined ? { file: file(`clean ${name}`) } : { problem }));
  const told = () => photo().told;
  const seen = () => [photo().file?.name, photo().problem, photo().pending];
  return { photo, choose, finish, seen, told };
}

it('the last choice counts, whichever is ready first [S-19]', async () => {
  const { photo, choose, finish, seen } = setUp();
  choose('a');
  const taken = photo().take();
  choose('b');
  await finish('b');
  await finish('a');
  expect(seen()).toEqual(['clean b', undefined, false]);
  expect((await taken).file?.name).toBe('clean b');
});

it('a refusal that comes too late refuses nothing [S-19]', async () => {
  const { choose, finish, seen } = setUp();
  choose('a');
  choose('b');
  await finish('b');
  await finish('a', 'Not this one.');
  expect(seen()).toEqual(['clean b', undefined, false]);
});

it('what was taken back does not come again [S-19]', async () => {
  const { photo, choose, finish, seen } = setUp();
  choose('a');
  expect(seen()).toEqual([undefined, undefined, true]);
  choose(undefined);
  await finish('a');
  expect(seen()).toEqual([undefined, undefined, false]);
  expect(await photo().take()).toEqual({});
});

it('who waits for a photo is told why there is none; who comes later goes without [S-19]', async () => {
  const { photo, choose, finish, seen, told } = setUp();
  choose('a');
  const taken = photo().take();
  await finish('a', 'Not this one.');
  expect(await taken).toEqual({ problem: 'Not this one.' });
  expect(told()).toBe(true);
  expect(seen()).toEqual([undefined, 'Not this one.', false]);
  expect(await photo().take()).toEqual({});
});

it('a problem that nobody waited for is told by nobody else [S-19]', async () => {
  const { photo, choose, finish, told } = setUp();
  choose('a');
  await finish('a', 'Not this one.');
  await photo().take();
  expect(told()).toBe(false);
});
