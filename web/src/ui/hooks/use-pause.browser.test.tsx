import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { act, render } from '#lib/testing.tsx';
import { emulateMedia } from '../../../test/support/page.ts';
import { PauseButton } from '../pause-button.tsx';
import { usePause } from './use-pause.ts';

function Probe() {
  const { isMoving, isPaused, toggle, containerProps } = usePause();
  return (
    // Below the place where the pointer of the browser rests.
    <section style={{ marginTop: 50 }} {...containerProps}>
      <output>{isMoving ? 'moving' : 'paused'}</output>
      <PauseButton of="slides" isPaused={isPaused} onClick={toggle} />
      <a href="#a">A</a>
    </section>
  );
}

/** Renders under a preference; the tests prefer reduced motion by default. */
async function setUp(reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  await emulateMedia({ reducedMotion });
  await commands.movePointerAway();
  const page = render(<Probe />);
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? page;
  const after = async (action: () => void) => {
    await act(async () => action());
    return find('output').textContent;
  };
  const dispatch = (type: string) => after(() => void find('section').dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const focus = (selector: string) => after(() => find(selector).focus());
  const blur = (selector: string) => after(() => find(selector).blur());
  const click = () => after(() => find('button').click());
  return { find, dispatch, focus, blur, click };
}

it('pauses while it is hovered or contains the focus', async () => {
  const { find, dispatch, focus, blur } = await setUp();
  expect(find('output').textContent).toBe('moving');
  expect([
    await dispatch('pointerover'),
    await focus('a'),
    await dispatch('pointerout'),
    await focus('button'),
    await blur('button'),
  ]).toEqual(['paused', 'paused', 'paused', 'paused', 'moving']);
});

it('stays paused after its button is pressed, and the label of the button changes', async () => {
  const { find, dispatch, click } = await setUp();
  const name = () => find('button').getAttribute('aria-label');
  expect([name(), await click(), name(), await dispatch('pointerover'), await dispatch('pointerout')]).toEqual([
    'Pause slides',
    'paused',
    'Play slides',
    'paused',
    'paused',
  ]);
});

it('moves again as soon as Play is pressed, until the next hover or focus', async () => {
  const { dispatch, focus, click } = await setUp();
  expect([await dispatch('pointerover'), await focus('button'), await click(), await click(), await focus('a')]).toEqual([
    'paused',
    'paused',
    'paused',
    'moving',
    'paused',
  ]);
});

it('stays paused if reduced motion is preferred', async () => {
  const { find, click } = await setUp('reduce');
  expect([find('output').textContent, await click(), await click()]).toEqual(['paused', 'paused', 'paused']);
});
