import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { emulateMedia, expectCount, focus, header, heading, link, main, press, texts } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { carousel, expectMoving, expectNotMoving, firstSlide, openHovered, pressButton, scrollTo } from './carousel.ts';

const recognition = page.getByRole('region', { name: 'Recognition' });
const track = recognition.css('[data-track]');
const left = () => track.element().getBoundingClientRect().left;
const carousels = ['Highlights', 'Featured courses', 'Testimonials'];

beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

test('Home at / shows its headline first, then all sections in order, and the banners begin on the first screen [R-046, R-066]', async () => {
  await page.viewport(1280, 800);
  const { url } = await renderRoute('/courses');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(url).toBe('/');
  await expect.element(heading('Computer skills that get you to work')).toHaveFocus();
  await expect.element(link('See all courses')).toBeInViewport();
  const sections = [
    page.getByRole('heading', { level: 1 }),
    carousel('Highlights'),
    carousel('Featured courses'),
    page.getByRole('heading', { name: 'Mission' }),
    page.getByRole('heading', { name: 'Testimonials' }),
    page.getByRole('heading', { name: 'Talk to us first' }),
  ];
  for (const section of sections) await expect.element(section).toBeInTheDocument();
  await expect.element(carousel('Highlights')).toBeInViewport({ ratio: 0.5 });
  const tops = sections.map((section) => section.element().getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);
  await link('Contact Us').click();
  await expect.poll(url).toBe('/contact-us');
});

test('Mission, Vision and Strategy each have an image and a text [R-071, R-072, R-073]', async () => {
  await renderRoute('/');
  const values = page.getByRole('region', { name: 'What we stand for' });
  for (const name of ['Mission', 'Vision', 'Strategy']) {
    const title = page.getByRole('heading', { level: 3, name, exact: true });
    scrollTo(title);
    const block = values.css('div:has(> img)').filter({ has: title });
    await expect.element(block.css('img')).toHaveProperty('naturalWidth', expect.toSatisfy(Boolean));
    expect(texts(block.css('p')).join()).toMatch(/.{40}/);
  }
});

test('Testimonials are static, marked as samples, and do not need the server [R-074]', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await renderRoute('/', { scenario: 'server-500' });
  const section = page.getByRole('region', { name: 'Testimonials' });
  scrollTo(section);
  await expect.element(section.getByText('Sample testimonials.')).toBeVisible();
  const figures = section.css('.slick-slide:not([inert]) figure');
  await expectCount(figures, 2);
  for (const figure of figures.all()) await expect.element(figure.css('figcaption')).toHaveTextContent('sample student');
});

test('recognition scrolls below the header, and pauses on hover, on focus and on the Pause button [R-065]', async () => {
  await renderRoute('/');
  await expectMoving(recognition);
  const start = left();
  await expect.poll(left).toBeLessThan(start - 20);
  await recognition.hover();
  await expectNotMoving(recognition);
  // The animation stops in the next frame.
  await expect.poll(() => track.element().getAnimations()[0]?.playState, { message: 'under the pointer' }).toBe('paused');
  const position = left();
  await commands.movePointerAway();
  await expectMoving(recognition);
  // The news go on from the same position.
  expect(left()).toBeLessThanOrEqual(position);
  await expect.poll(left).toBeLessThan(position - 20);
  const button = recognition.getByRole('button');
  await focus(button);
  await expectNotMoving(recognition);
  await press(button, '{Enter}');
  button.element().blur();
  await expect.element(button).toHaveAccessibleName('Play news');
  await expectNotMoving(recognition);
  await press(button, '{Enter}');
  await expectMoving(recognition);
});

test('recognition loops without a gap, and assistive technology finds it only once [R-065]', async () => {
  await renderRoute('/');
  await expectMoving(recognition);
  const text = 'Certificates that employers can check online';
  await expectCount(recognition.getByText(text), 2);
  await expectCount(recognition.getByRole('listitem').filter({ hasText: text }), 1);
  expect(recognition.element().getBoundingClientRect().top).toBeCloseTo(header.element().getBoundingClientRect().bottom, 0);
  await expect.poll(() => track.element().getAnimations()).toHaveLength(1);
  const element = track.element();
  const [animation] = element.getAnimations();
  if (!animation) throw new Error('There is no animation.');
  const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
  expect(iterations, 'it does not end').toBe(Number.POSITIVE_INFINITY);
  const [first = 0, last = -1] = [0, Number(duration) - 0.01].map((time, copy) => {
    animation.currentTime = time;
    return element.children[copy]?.getBoundingClientRect().left;
  });
  expect(first).toBeCloseTo(last, 0);
});

test('with reduced motion nothing moves, and everything stays visible and focusable [R-065, R-066, R-068]', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await page.viewport(360, 800);
  const courses = await openHovered('Featured courses');
  await commands.movePointerAway();
  await vi.advanceTimersByTimeAsync(9000);
  expect(firstSlide(courses)).toMatch(/1 of \d+$/);
  scrollTo(carousel('Highlights'));
  await expect.poll(() => firstSlide(carousel('Highlights'))).toMatch(/1 of 4$/);
  await expect.element(main.getByRole('button', { name: /pause|play/i })).not.toBeInTheDocument();
  await expect.element(track).not.toBeInTheDocument();
  const items = recognition.getByRole('listitem').elements();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const box = item.getBoundingClientRect();
    expect(box.left >= 0 && box.right <= 360, item.textContent).toBe(true);
  }
  await pressButton(courses, 'Next slide');
  await expect.poll(() => firstSlide(courses)).toMatch(/2 of \d+$/);
});

test('the layout does not shift when the carousels and the recognition start to move [R-065, R-066, R-068]', async () => {
  // A low viewport, so that the carousels are far below it.
  await page.viewport(360, 400);
  await renderRoute('/');
  // Loads the font for both scripts, Latin and Devanagari. Otherwise it could shift the page later.
  await document.fonts.load('16px "Anek Devanagari Variable"', 'aक');
  const height = () => main.element().getBoundingClientRect().height;
  await expect.element(carousel('Featured courses')).toBeInTheDocument();
  await expect.element(page.css('.slick-list')).not.toBeInTheDocument();
  const before = height();
  for (const name of carousels) {
    scrollTo(carousel(name));
    await expectMoving(carousel(name));
    expect(height(), name).toBe(before);
  }
  await expectMoving(recognition);
});
