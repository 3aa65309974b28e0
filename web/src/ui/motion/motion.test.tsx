// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import type { Motion } from './no-motion.tsx';

setUpReactTests();

const framerMotion: Partial<Motion> = { Toast: 'section' };
let motion: typeof import('./motion.ts');
let noMotion: Motion;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('./framer-motion.tsx', () => ({ framerMotion }));
  motion = await import('./motion.ts');
  ({ noMotion } = await import('./no-motion.tsx'));
});
afterEach(() => void vi.doUnmock('./framer-motion.tsx'));

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
}

/** Waits for the import of the mocked module. */
const interact = (type: string) =>
  act(async () => {
    dispatchEvent(new Event(type));
    await import('./framer-motion.tsx');
  });

it('animates nothing until the first interaction', async () => {
  const stop = motion.loadMotionOnInteraction();
  expect(motion.getMotion()).toBe(noMotion);
  await interact('pointerover');
  expect(motion.getMotion()).toBe(framerMotion);
  stop();
});

it('animates nothing if the viewer prefers reduced motion', async () => {
  preferReducedMotion();
  const stop = motion.loadMotionOnInteraction();
  await interact('keydown');
  vi.unstubAllGlobals();
  expect(motion.getMotion()).toBe(noMotion);
  stop();
});

it('animates nothing any more once the viewer prefers reduced motion', async () => {
  const stop = motion.loadMotionOnInteraction();
  await interact('click');
  preferReducedMotion();
  expect(motion.getMotion()).toBe(noMotion);
  stop();
});

it('does not load after it is stopped', async () => {
  motion.loadMotionOnInteraction()();
  await interact('scroll');
  expect(motion.getMotion()).toBe(noMotion);
});

it('replaces elements only when nothing is lost by it', async () => {
  let canReplace = false;
  let setText = (_: string) => {};
  function List() {
    const [text, set] = useState('first');
    setText = set;
    const { Toast } = motion.useMotion(() => canReplace);
    return <Toast>{text}</Toast>;
  }
  const page = render(<List />);
  const stop = motion.loadMotionOnInteraction();
  await interact('pointerdown');
  expect(page.innerHTML).toBe('<div>first</div>');
  canReplace = true;
  act(() => setText('second'));
  expect(page.innerHTML).toBe('<section>second</section>');
  stop();
});
