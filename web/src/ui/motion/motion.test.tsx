// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import type { Motion } from './still.tsx';

setUpReactTests();

const moving: Partial<Motion> = { Toast: 'section' };
let motion: typeof import('./motion.ts');
let still: Motion;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('./moving.tsx', () => ({ moving }));
  motion = await import('./motion.ts');
  ({ still } = await import('./still.tsx'));
});
afterEach(() => void vi.doUnmock('./moving.tsx'));

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
}

/** Waits for the import of the mocked module. */
const interact = (type: string) =>
  act(async () => {
    dispatchEvent(new Event(type));
    await import('./moving.tsx');
  });

it('is still until the first interaction', async () => {
  const stop = motion.loadMotionOnInteraction();
  expect(motion.getMotion()).toBe(still);
  await interact('pointerover');
  expect(motion.getMotion()).toBe(moving);
  stop();
});

it('stays still if the viewer prefers reduced motion', async () => {
  preferReducedMotion();
  const stop = motion.loadMotionOnInteraction();
  await interact('keydown');
  vi.unstubAllGlobals();
  expect(motion.getMotion()).toBe(still);
  stop();
});

it('stands still again once the viewer prefers reduced motion', async () => {
  const stop = motion.loadMotionOnInteraction();
  await interact('click');
  preferReducedMotion();
  expect(motion.getMotion()).toBe(still);
  stop();
});

it('does not load after it is stopped', async () => {
  motion.loadMotionOnInteraction()();
  await interact('scroll');
  expect(motion.getMotion()).toBe(still);
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
