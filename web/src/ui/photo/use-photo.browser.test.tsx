import { expect, it } from 'vitest';
import { act, render } from '#lib/testing.tsx';
import { portraitShape } from './photo-shape.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { type Photo, usePhoto } from './use-photo.ts';

const file = (name: string) => new File(['x'], name);

/** The hook with a prepare function that the test resolves. */
function setUp() {
  const resolvers = new Map<string, (result: PreparedPhoto) => void>();
  const prepare = ({ name }: File) => new Promise<PreparedPhoto>((resolve) => resolvers.set(name, resolve));
  const rendered: { photo?: Photo } = {};
  function Probe() {
    rendered.photo = usePhoto(portraitShape, prepare);
    return null;
  }
  render(<Probe />);
  const photo = () => rendered.photo ?? expect.fail('The hook did not run.');
  const select = (name: string | undefined) => act(() => photo().select(name === undefined ? undefined : file(name)));
  const finish = (name: string, error?: string) =>
    act(async () => resolvers.get(name)?.(error === undefined ? { file: file(`prepared ${name}`) } : { error }));
  const state = () => [photo().file?.name, photo().error, photo().pending];
  return { photo, select, finish, state };
}

it.each([undefined, 'Not this one.'])(
  'uses the last selected file, whichever is prepared first, also with an error: %s [S-19]',
  async (error) => {
    const { photo, select, finish, state } = setUp();
    select('a');
    const result = photo().prepared();
    select('b');
    await finish('b');
    await finish('a', error);
    expect(state()).toEqual(['prepared b', undefined, false]);
    expect((await result).file?.name).toBe('prepared b');
  },
);

it('ignores the result of a file that was removed [S-19]', async () => {
  const { photo, select, finish, state } = setUp();
  select('a');
  expect(state()).toEqual([undefined, undefined, true]);
  select(undefined);
  await finish('a');
  expect(state()).toEqual([undefined, undefined, false]);
  expect(await photo().prepared()).toEqual({});
});

it('returns an error to a caller that waits for it and so handles it, and nothing to a later one [S-19]', async () => {
  for (const isAwaited of [true, false]) {
    const { photo, select, finish, state } = setUp();
    select('a');
    const result = isAwaited ? photo().prepared() : undefined;
    await finish('a', 'Not this one.');
    expect(await result).toEqual(isAwaited ? { error: 'Not this one.' } : undefined);
    expect([photo().isErrorHandled, ...state()]).toEqual([isAwaited, undefined, 'Not this one.', false]);
    expect(await photo().prepared()).toEqual({});
  }
});
