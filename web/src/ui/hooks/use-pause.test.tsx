import type { Window as HappyWindow } from 'happy-dom';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { PauseButton } from '../pause-button.tsx';
import { usePausing } from './use-pause.ts';

useReactTests();

const { happyDOM } = window as unknown as HappyWindow;
const prefer = (motion: 'no-preference' | 'reduce') => {
  happyDOM.settings.device.prefersReducedMotion = motion;
};
afterEach(() => prefer('no-preference'));

function Probe() {
  const { moving, stopped, toggle, watch } = usePausing();
  return (
    <section {...watch}>
      <output>{moving ? 'moves' : 'rests'}</output>
      <PauseButton of="slides" stopped={stopped} onClick={toggle} />
      <a href="#a">A</a>
    </section>
  );
}

function setUp() {
  const page = show(<Probe />);
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? page;
  const after = (action: () => void) => {
    act(action);
    return find('output').textContent;
  };
  const point = (type: string) => after(() => void find('section').dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const focus = (selector: string) => after(() => find(selector).focus());
  const blur = (selector: string) => after(() => find(selector).blur());
  const press = () => after(() => find('button').click());
  return { find, point, focus, blur, press };
}

it('rests under the pointer and while focus is inside', () => {
  const { find, point, focus, blur } = setUp();
  expect(find('output').textContent).toBe('moves');
  expect([point('pointerover'), focus('a'), point('pointerout'), focus('button'), blur('button')]).toEqual([
    'rests',
    'rests',
    'rests',
    'rests',
    'moves',
  ]);
});

it('rests once it is stopped, whatever else ends, and its button says what it does next', () => {
  const { find, point, press } = setUp();
  const name = () => find('button').getAttribute('aria-label');
  expect([name(), press(), name(), point('pointerover'), point('pointerout')]).toEqual([
    'Pause slides',
    'rests',
    'Play slides',
    'rests',
    'rests',
  ]);
});

it('moves again at once when Play is pressed, with pointer and focus on it, until either comes again', () => {
  const { point, focus, press } = setUp();
  expect([point('pointerover'), focus('button'), press(), press(), focus('a')]).toEqual(['rests', 'rests', 'rests', 'moves', 'rests']);
});

it('rests where less motion is wished', () => {
  prefer('reduce');
  const { find, press } = setUp();
  expect([find('output').textContent, press(), press()]).toEqual(['rests', 'rests', 'rests']);
});
