// @vitest-environment happy-dom
import type { Window as HappyWindow } from 'happy-dom';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { PauseButton } from '../pause-button.tsx';
import { usePause } from './use-pause.ts';

setUpReactTests();

const { happyDOM } = window as unknown as HappyWindow;
const setMotionPreference = (motion: 'no-preference' | 'reduce') => {
  happyDOM.settings.device.prefersReducedMotion = motion;
};
afterEach(() => setMotionPreference('no-preference'));

function Probe() {
  const { isMoving, isPaused, toggle, containerProps } = usePause();
  return (
    <section {...containerProps}>
      <output>{isMoving ? 'moving' : 'paused'}</output>
      <PauseButton of="slides" isPaused={isPaused} onClick={toggle} />
      <a href="#a">A</a>
    </section>
  );
}

function setUp() {
  const page = render(<Probe />);
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? page;
  const after = (action: () => void) => {
    act(action);
    return find('output').textContent;
  };
  const dispatch = (type: string) => after(() => void find('section').dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const focus = (selector: string) => after(() => find(selector).focus());
  const blur = (selector: string) => after(() => find(selector).blur());
  const click = () => after(() => find('button').click());
  return { find, dispatch, focus, blur, click };
}

it('pauses while it is hovered or contains the focus', () => {
  const { find, dispatch, focus, blur } = setUp();
  expect(find('output').textContent).toBe('moving');
  expect([dispatch('pointerover'), focus('a'), dispatch('pointerout'), focus('button'), blur('button')]).toEqual([
    'paused',
    'paused',
    'paused',
    'paused',
    'moving',
  ]);
});

it('stays paused after its button is pressed, and the label of the button changes', () => {
  const { find, dispatch, click } = setUp();
  const name = () => find('button').getAttribute('aria-label');
  expect([name(), click(), name(), dispatch('pointerover'), dispatch('pointerout')]).toEqual([
    'Pause slides',
    'paused',
    'Play slides',
    'paused',
    'paused',
  ]);
});

it('moves again as soon as Play is pressed, until the next hover or focus', () => {
  const { dispatch, focus, click } = setUp();
  expect([dispatch('pointerover'), focus('button'), click(), click(), focus('a')]).toEqual([
    'paused',
    'paused',
    'paused',
    'moving',
    'paused',
  ]);
});

it('stays paused if reduced motion is preferred', () => {
  setMotionPreference('reduce');
  const { find, click } = setUp();
  expect([find('output').textContent, click(), click()]).toEqual(['paused', 'paused', 'paused']);
});
