import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { act, importAgain, render, waitFor } from '#lib/testing.tsx';
import { emulateMedia } from '../../../test/support/page.ts';
import { framerMotion } from './framer-motion.tsx';
import { noMotion } from './no-motion.tsx';

let motion: typeof import('./motion.ts');

beforeEach(async () => {
  // A new copy of the module, which has not loaded framer-motion yet.
  motion = await importAgain(new URL('./motion.ts', import.meta.url).href);
  await emulateMedia({ reducedMotion: 'no-preference' });
});

const interact = (type: string) => act(() => void dispatchEvent(new Event(type)));
const expectLoaded = () => waitFor(() => expect(motion.getMotion()).toBe(framerMotion));

/** Waits until an import would have ended. */
const expectNotLoaded = async () => {
  await act(() => import('./framer-motion.tsx'));
  expect(motion.getMotion()).toBe(noMotion);
};

it('animates nothing after it is stopped, or while the user prefers reduced motion, now or later', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  const stop = motion.loadMotionOnInteraction();
  interact('keydown');
  await act(() => import('./framer-motion.tsx'));
  await emulateMedia({ reducedMotion: 'no-preference' });
  await expectNotLoaded();
  stop();
  interact('scroll');
  await expectNotLoaded();
  motion.loadMotionOnInteraction();
  interact('click');
  await expectLoaded();
  await emulateMedia({ reducedMotion: 'reduce' });
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
  const element = page.firstElementChild;
  const stop = motion.loadMotionOnInteraction();
  interact('pointerdown');
  await expectLoaded();
  expect([page.firstElementChild === element, page.textContent]).toEqual([true, 'first']);
  canReplace = true;
  await act(async () => setText('second'));
  expect([page.firstElementChild === element, page.textContent]).toEqual([false, 'second']);
  stop();
});

it('moves a dialog that opens again from the start, and writes no styles for it', () => {
  const page = render(
    <dialog open>
      <div>Text</div>
    </dialog>,
  );
  const dialog = page.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  framerMotion.enterDialog(dialog);
  framerMotion.enterDialog(dialog);
  expect(dialog.getAnimations({ subtree: true })).toHaveLength(2);
  expect(dialog.outerHTML).not.toContain('style');
});
