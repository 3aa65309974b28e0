import type { Window as HappyWindow } from 'happy-dom';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { type Shown, useShown } from './slides-to-show.ts';

useReactTests();

const { happyDOM } = window as unknown as HappyWindow;
const resize = (width: number) => act(() => happyDOM.setViewport({ width }));
const { innerWidth } = window;
afterEach(() => resize(innerWidth));

const shown: Shown = {
  most: 3,
  below: [
    { width: 768, show: 1 },
    { width: 991, show: 2 },
  ],
};

function Probe() {
  return <output>{useShown(shown)}</output>;
}

it.each([
  [360, '1'],
  [767, '1'],
  [768, '2'],
  [990, '2'],
  [991, '3'],
  [1280, '3'],
])('has its number on the first mount: at %i px %s [R-070, Q-41]', (width, count) => {
  resize(width);
  expect(show(<Probe />).textContent).toBe(count);
});

it('follows the width [R-070, Q-41]', () => {
  resize(1280);
  const page = show(<Probe />);
  const at = (width: number) => {
    resize(width);
    return page.textContent;
  };
  expect([at(990), at(767), at(768), at(991)]).toEqual(['2', '1', '2', '3']);
});
