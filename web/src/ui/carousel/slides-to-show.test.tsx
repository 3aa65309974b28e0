// @vitest-environment happy-dom
import type { Window as HappyWindow } from 'happy-dom';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { type SlidesToShow, useSlidesToShow } from './slides-to-show.ts';

setUpReactTests();

const { happyDOM } = window as unknown as HappyWindow;
const resize = (width: number) => act(() => happyDOM.setViewport({ width }));
const { innerWidth } = window;
afterEach(() => resize(innerWidth));

const slidesToShow: SlidesToShow = {
  max: 3,
  below: [
    { width: 768, count: 1 },
    { width: 991, count: 2 },
  ],
};

function Probe() {
  return <output>{useSlidesToShow(slidesToShow)}</output>;
}

it.each([
  [360, '1'],
  [767, '1'],
  [768, '2'],
  [990, '2'],
  [991, '3'],
  [1280, '3'],
])('at %i px it returns %s on the first render [R-070, Q-41]', (width, count) => {
  resize(width);
  expect(render(<Probe />).textContent).toBe(count);
});

it('follows the width of the screen [R-070, Q-41]', () => {
  resize(1280);
  const page = render(<Probe />);
  const at = (width: number) => {
    resize(width);
    return page.textContent;
  };
  expect([at(990), at(767), at(768), at(991)]).toEqual(['2', '1', '2', '3']);
});
