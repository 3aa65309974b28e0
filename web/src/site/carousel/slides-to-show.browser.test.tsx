import { expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render, waitFor } from '#lib/testing.tsx';
import { type SlidesToShow, useSlidesToShow } from './slides-to-show.ts';

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

it('follows the width of the screen, from the first render on [R-070, Q-41]', async () => {
  const page = render(<Probe />);
  for (const [width, count] of [
    [990, '2'],
    [767, '1'],
    [768, '2'],
    [991, '3'],
    [360, '1'],
  ] as const) {
    await screen.viewport(width, 800);
    expect(render(<Probe />).textContent, `first render at ${width} px`).toBe(count);
    await waitFor(() => expect([width, page.textContent]).toEqual([width, count]));
  }
});
