import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { course } from '../support/course.ts';
import { Network, serverError } from '../support/network.ts';
import {
  button,
  expectCount,
  expectNoToasts,
  expectTexts,
  heading,
  link,
  main,
  nextPaint,
  texts,
  toast,
  visible,
} from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const busy = main.css('[aria-busy=true]');
const facts = page.getByRole('list', { name: 'About this course' });
const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
const card = page.getByRole('article').filter({ has: page.css(`a[href="${course.path}"]`) });

/** The picture has arrived. */
const expectPicture = (image: HTMLElement | SVGElement) =>
  expect.poll(() => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0).toBe(true);

test('the list groups courses by category, each with image, preview and price [R-056, R-076, R-077, R-078, R-002]', async () => {
  const { network } = await renderRoute('/courses');
  await expect.element(card.getByText('Rs. 4200 /-'), { message: "'Rs. {amount} /-'" }).toBeVisible();
  const [preview = ''] = texts(card.getByRole('paragraph').first());
  expect([...preview]).toHaveLength(41);
  expect(preview.endsWith('…')).toBe(true);
  await expectPicture(card.css('img').element());
  const categories = page.getByRole('navigation', { name: 'Course categories' }).getByRole('link').elements();
  expect(categories.length).toBeGreaterThan(1);
  for (const category of categories) {
    const title = document.querySelector(`h2${category.getAttribute('href')}`);
    expect(title?.textContent).toBe(category.textContent.replace(/\d+ courses?$/, ''));
  }
  expect(network.calls('/courses').map(({ method }) => method)).toEqual(['GET']);
  expect(network.calls('/courses')[0]?.headers).not.toHaveProperty('authorization');
});

test('the list shows a loading state and an error [R-079, R-261]', async () => {
  const network = new Network();
  const held = network.hold('/courses');
  const { reload } = await renderRoute('/courses', { network, waits: false });
  await expectCount(busy, 1);
  held.release();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expectCount(busy, 0);
  network.respond('/courses', serverError);
  await reload();
  await expect.element(page.getByText('The courses could not be loaded.')).toBeVisible();
  await expect.element(toast('This call fails')).toBeVisible();
});

test('a course page has its breadcrumb, image, title and description [R-057, R-080, R-081, R-098]', async () => {
  const { network, url } = await renderRoute(course.path);
  await expect.element(heading(/Tally/)).toBeVisible();
  await expect.element(breadcrumb.getByText('Home'), { message: "'Home / Course Detail'" }).toBeVisible();
  await expect.element(breadcrumb).toHaveTextContent('Home / Course Detail');
  await expectPicture(main.css('img').first().element());
  expect(main.getByRole('paragraph').elements().length).toBeGreaterThan(3);
  expect(network.calls('/course/c-tally').map(({ method }) => method)).toEqual(['GET']);
  expect(network.calls('/course/c-tally')[0]?.headers).not.toHaveProperty('authorization');
  await breadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect.poll(url).toBe('/');
});

test('the fixed facts are shown with the date of the last update [R-082, R-083, R-084, R-085]', async () => {
  await renderRoute(course.path);
  await expect.element(facts).toHaveTextContent('4.6');
  await expect.element(facts).toHaveTextContent('1,112 students');
  await expect.element(facts).toHaveTextContent(/\d{2}\/[A-Z][a-z]{2}\/\d{4}/);
  await expect.element(facts).toHaveTextContent('English');
});

test('the price panel shows the discounted price once at every width, besides the bar of a phone [R-088, R-089, R-097]', async () => {
  for (const [width, prices] of [
    [360, 2],
    [1280, 1],
  ] as const) {
    await page.viewport(width, 800);
    await renderRoute(course.path);
    await expect.poll(() => visible(main.getByText('Rs. 4200 /-')).length, { message: `at ${width} px` }).toBe(prices);
    const [discounted, ...others] = visible(main.css('s'));
    expect([discounted?.textContent, others]).toEqual([expect.stringMatching(/Rs\. \d+ \/-/), []]);
    expect(visible(main.getByText('2 days left at this price'))).toHaveLength(1);
    await expectCount(page.getByRole('button', { name: 'Buy Now' }), 1);
    // One of them is hidden.
    await expectCount(page.getByRole('button', { name: 'Buy Now', includeHidden: true }), 2);
  }
});

test("a course shows its static values: 4.6, '1,112 students', '2 days left at this price', what it includes [R-091, R-092, R-093, R-094, R-437]", async () => {
  await renderRoute(course.path);
  for (const text of ['4.6', '1,112 students', '2 days left at this price'])
    await expect.poll(() => visible(main.getByText(text)).length, { message: text }).toBeGreaterThan(0);
  for (const text of ['1 hour on-demand video', '2 downloadable resources', 'Access on mobile and TV', 'Certificate of completion'])
    await expect.element(page.getByRole('complementary', { name: 'Price' }).getByText(text)).toBeVisible();
});

test('What To Learn lists the features of the course; the rest is static, with the labels Offline and Recorded [R-086, R-087, R-095, R-096]', async () => {
  const { mocks } = await renderRoute(course.path);
  const features = mocks.store.state.db.courses.find(({ _id }) => _id === course.id)?.features ?? [];
  expect(features.length).toBeGreaterThan(1);
  const learn = page.getByRole('region', { name: 'What To Learn' });
  await expectTexts(learn.getByRole('listitem'), ...features);
  const about = page.getByRole('region', { name: 'About Course' });
  await expectCount(about.getByRole('figure'), 2);
  await expect.element(about.getByText('sample student').first()).toBeVisible();
  for (const label of ['Offline', 'Recorded']) await expect.element(facts.getByText(label, { exact: true })).toBeVisible();
});

test('a course says how long it takes, what its examination costs and which subjects it has, where it is known', async () => {
  const { network, reload, goto } = await renderRoute('/courses');
  await expect.element(card).toHaveTextContent('3 months Exam fee Rs. 600 /-');
  await card.getByRole('link').click();
  await expectTexts(facts.getByRole('listitem').filter({ hasText: 'Duration' }), 'Duration 3 months');
  await expectTexts(facts.getByRole('listitem').filter({ hasText: 'Exam fee' }), 'Exam fee Rs. 600 /-');
  await expectTexts(facts.getByRole('listitem').filter({ hasText: 'Language' }), 'Language English');
  const subjects = page.getByRole('region', { name: 'Subjects' });
  await expectTexts(subjects.getByRole('listitem'), 'Accounting Basics', 'Inventory', 'GST', 'Payroll');
  const bare = { _id: 'c-tally', title: 'Tally', price: 100, sessionDuration: 0, examFees: 0, subjectList: ['', ' '] };
  network.respond('/course/c-tally', { json: { success: true, course: bare } });
  network.respond('/courses', { json: { success: true, courses: [bare] } });
  await reload();
  await expect.element(heading('Tally')).toBeVisible();
  await expect.element(facts).not.toHaveTextContent(/Duration|Exam fee|Last updated|0 months|-/);
  await expect.element(subjects).not.toBeInTheDocument();
  await goto('/courses');
  await expectTexts(card.getByRole('paragraph'), '', 'Rs. 100 /-');
});

test('a course shows a loading state, and an error with Retry [R-099, R-261]', async () => {
  const network = new Network();
  const held = network.hold('/course/c-tally');
  const { reload } = await renderRoute(course.path, { network, waits: false });
  await expectCount(busy, 1);
  held.release();
  await expect.element(heading(/Tally/)).toBeVisible();
  network.respond('/course/c-tally', serverError);
  await reload();
  await expect.element(page.getByText('The course could not be loaded.')).toBeVisible();
  await expect.element(button('Retry')).toBeVisible();
});

test("an unknown course shows not found with the server's message and without Retry [R-043]", async () => {
  const { url } = await renderRoute('/course-detail/no-such-course');
  await expect.element(heading('Course Not Found')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Course Not Found/);
  await expect.element(toast(/./)).toBeVisible();
  const [message = ''] = texts(toast(/./).css('span').last());
  expect(message).not.toBe('');
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await link('See all courses').click();
  await expect.poll(url).toBe('/courses');
  await expect.poll(() => document.title).toMatch(/^Courses/);
});

test('a focused course has a focus ring around its image', async () => {
  await renderRoute('/courses');
  const first = page.getByRole('article').first();
  await expect.element(first).toBeVisible();
  await userEvent.tab();
  first.getByRole('link').element().focus();
  await expect.element(first).toHaveStyle({ outlineStyle: 'solid', outlineOffset: '2px' });
});

test('a course page has a WhatsApp link to the institute, whose message names the course', async () => {
  await renderRoute(course.path);
  const whatsApp = page.getByRole('link', { name: 'Ask about this course on WhatsApp' });
  await expect.element(whatsApp).toHaveAttribute('target', '_blank');
  const url = new URL(whatsApp.element().getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000000');
  expect(url.searchParams.get('text')).toBe("Hello! I have a question about the course 'Tally with GST'.");
});

const footer = page.getByRole('contentinfo');

test('similar courses load when the viewer comes to them, first those of the category, without a layout shift', async () => {
  let layoutShift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) layoutShift += Number(entry.value);
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  const { network } = await renderRoute(course.path);
  await nextPaint();
  expect(network.calls('/courses')).toEqual([]);
  footer.element().scrollIntoView();
  const similar = page.getByRole('region', { name: 'Similar courses' });
  await expectTexts(
    similar.getByRole('article').getByRole('heading'),
    'Course on Computer Concepts',
    'Diploma in Computer Applications',
    'Advanced Diploma in Computer Applications',
    'Advanced Excel for Offices',
  );
  expect(network.calls('/courses')).toHaveLength(1);
  await nextPaint();
  expect(layoutShift).toBeLessThan(0.01);
  await similar.getByRole('link', { name: 'Advanced Excel for Offices' }).click();
  await expect.element(heading('Advanced Excel for Offices')).toHaveFocus();
});

test('without a list of courses the course page is complete, and reports no error', async () => {
  const network = new Network();
  network.respond('/courses', serverError);
  await renderRoute(course.path, { network });
  const placeholder = main.css('div[aria-hidden=true]:empty');
  await expectCount(placeholder, 1);
  footer.element().scrollIntoView();
  await expectCount(placeholder, 0);
  await expect.element(page.getByRole('region', { name: 'Similar courses' })).not.toBeInTheDocument();
  await nextPaint();
  await expectNoToasts();
});
