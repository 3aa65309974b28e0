import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectTexts, texts } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { carousel, expectNotMoving, scrollTo, setUpMotion, slides } from './carousel.ts';

for (const [name, number] of [
  ['Highlights', 1],
  ['Featured courses', 2],
] as const)
  test(`a focused link of ${name} stays focused when the slides begin to move`, async () => {
    await setUpMotion();
    // So low that the slides are out of view, where they do not move yet.
    await page.viewport(1280, 200);
    await renderRoute('/');
    const region = carousel(name);
    const link = region.getByRole('link').nth(number - 1);
    await expect.element(link).toBeInTheDocument();
    link.element().focus({ preventScroll: true });
    const title = texts(link);
    await expect.element(link).toHaveFocus();
    await expect.element(region.getByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
    scrollTo(region);
    await expect.element(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const focused = slides(region).css('a:focus');
    await expectTexts(focused, ...title);
    await expectNotMoving(region);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    // The order of the focus is kept.
    await expectTexts(focused, ...title);
  });
