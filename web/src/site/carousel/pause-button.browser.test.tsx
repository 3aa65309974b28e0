import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { act, render } from '#lib/testing.tsx';
import { emulateMedia } from '../../../test/support/page.ts';
import { PauseButton, usePause } from './pause-button.tsx';

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
  expect([await dispatch('pointerover'), await focus('a'), await dispatch('pointerout'), await focus('button')]).toEqual(
    Array(4).fill('paused'),
  );
  expect(await blur('button')).toBe('moving');
});

it('stays paused after its button is pressed, whose label changes, and moves as soon as Play is, until the next hover or focus', async () => {
  const { find, dispatch, focus, click } = await setUp();
  const name = () => find('button').getAttribute('aria-label');
  expect([name(), await click(), name()]).toEqual(['Pause slides', 'paused', 'Play slides']);
  expect([await dispatch('pointerover'), await dispatch('pointerout'), await focus('button')]).toEqual(Array(3).fill('paused'));
  expect([await click(), name(), await focus('a')]).toEqual(['moving', 'Pause slides', 'paused']);
});

it('stays paused if reduced motion is preferred', async () => {
  const { find, click } = await setUp('reduce');
  expect([find('output').textContent, await click(), await click()]).toEqual(['paused', 'paused', 'paused']);
});
