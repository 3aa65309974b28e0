import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { course } from '../../support/course.ts';
import { type Answer, droppedStream, Network, rejected, serverError, unreachable } from '../../support/network.ts';
import {
  button,
  expectCount,
  expectNoToasts,
  expectTexts,
  focus,
  heading,
  link,
  main,
  press,
  texts,
  toast,
  visible,
} from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';

const busy = main.css('[aria-busy=true]');
const facts = page.getByRole('list', { name: 'About this course' });
const card = page.getByRole('article').filter({ has: page.css(`a[href="${course.path}"]`) });
const subjects = page.getByRole('region', { name: 'Subjects' });
const pricePanel = page.getByRole('complementary', { name: 'Price' });
const footer = page.getByRole('contentinfo');

/** The picture has loaded. */
const expectPicture = (image: HTMLElement | SVGElement) =>
  expect.poll(() => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0).toBe(true);

test('the list groups courses by category, each with image, preview and price [R-056, R-076, R-077, R-078, R-002]', async () => {
  const { network } = await renderRoute('/courses');
  await expect.element(card.getByText('Rs. 4200 /-'), { message: "'Rs. {amount} /-'" }).toBeVisible();
  await expect.element(card).toHaveTextContent('3 months Exam fee Rs. 600 /-');
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
  await userEvent.tab();
  await focus(card.getByRole('link'));
  await expect.element(card, { message: 'focus ring around the image' }).toHaveStyle({ outlineStyle: 'solid', outlineOffset: '2px' });
});

const isHidden = (node: Node) => node instanceof Element && !node.checkVisibility();

test('a preview ends with a whole word, without a comma, also for a screen reader [R-077]', async () => {
  const network = new Network();
  const [as, bs] = ['a'.repeat(30), 'b'.repeat(9)];
  const descriptions = [
    `${as}, ${bs}`,
    `${as} ${bs} c`,
    `${as} ${bs.slice(1)}, c`,
    `${as} ${bs.slice(1)} c`,
    `${as}${bs}, c`,
    'x'.repeat(50),
    'Short',
  ];
  const courses = descriptions.map((description, index) => ({ _id: `c-${index}`, title: `Course ${index}`, price: 1, description }));
  network.respond('/courses', { json: { success: true, courses } });
  await renderRoute('/courses', { network });
  const previews = page.css('main article h3 + p');
  await expectCount(previews, descriptions.length);
  const shown = previews
    .elements()
    .map(({ childNodes }) => [...childNodes].map((node) => (isHidden(node) ? '' : node.textContent)).join(''));
  expect(shown).toEqual([
    `${as}…`,
    `${as} ${bs}…`,
    `${as} ${bs.slice(1)}…`,
    `${as} ${bs.slice(1)}…`,
    `${as}${bs}…`,
    `${'x'.repeat(40)}…`,
    'Short',
  ]);
  // The first 40 letters are there.
  expect(texts(previews)[0]).toBe(`${as}, ${bs.slice(1)}…`);
});

test('the list and a course show a loading state, and an error with Retry [R-079, R-099, R-261]', async () => {
  for (const [path, endpoint, error] of [
    ['/courses', '/courses', 'The courses could not be loaded.'],
    [course.path, '/course/c-tally', 'The course could not be loaded.'],
  ] as const) {
    const network = new Network();
    const held = network.hold(endpoint);
    const { reload } = await renderRoute(path, { network, waits: false });
    await expectCount(busy, 1);
    held.release();
    await expectCount(busy, 0);
    network.respond(endpoint, serverError);
    await reload();
    await expect.element(page.getByText(error)).toBeVisible();
    await expect.element(toast('This call fails')).toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  }
});

const html = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>nginx</h1></body></html>';
const unreadable = 'The server sent a response that could not be read.';

/** Responses that the SDK cannot use, and the toast for each. The tests of the SDK have many more. */
const brokenAnswers = (): [Answer, string][] => [
  [{ status: 502, contentType: 'text/html', body: html }, 'The server could not answer (502). Please try again in a little while.'],
  [{ contentType: 'text/html; charset=utf-8', body: html }, unreadable],
  [{ body: '{"success":true,"courses":[' }, unreadable],
  [{ body: droppedStream('{"success":true,') }, unreachable],
  [{ ...rejected(429, 'Too many requests.'), headers: { 'Retry-After': '31' } }, 'Too many requests. You can try again in 31 seconds.'],
];

test('any broken response shows one toast without HTML, the page stays, and the focus on Retry, which loads the data [F-05, F-06, F-07, F-10]', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const network = new Network();
  network.respond('/courses', serverError);
  await renderRoute('/courses', { network });
  await expectCount(toast(/./), 1);
  for (const [answer, message] of brokenAnswers()) {
    await page.getByRole('button', { name: 'Close notification' }).click();
    network.respond('/courses', answer);
    // Equal toasts within a second are merged.
    vi.advanceTimersByTime(1001);
    await press(button('Retry'), '{Enter}');
    await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
    await expectCount(toast(/./), 1);
    await expect.element(button('Retry')).toHaveFocus();
    await expect.element(heading('Courses')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/nginx|Bad Gateway|<h1|SyntaxError|JSON/);
  }
  network.passThrough('/courses');
  await press(button('Retry'), '{Enter}');
  await expect.element(card).toBeVisible();
  await expect.element(heading('Courses')).toHaveFocus();
});

test('a course page has breadcrumb, image, title, description, features and facts; the rest is static [R-057, R-080, R-081, R-082, R-083, R-084, R-085, R-086, R-087, R-091, R-092, R-093, R-094, R-095, R-096, R-098, R-437]', async () => {
  const { mocks, network, url } = await renderRoute(course.path);
  await expect.element(heading(/Tally/)).toBeVisible();
  await expectPicture(main.css('img').first().element());
  expect(main.getByRole('paragraph').elements().length).toBeGreaterThan(3);
  for (const text of ['4.6', '1,112 students', 'Duration 3 months', 'Exam fee Rs. 600 /-', 'Language English', 'Offline', 'Recorded'])
    await expect.element(facts).toHaveTextContent(text);
  await expect.element(facts).toHaveTextContent(/\d{2}\/[A-Z][a-z]{2}\/\d{4}/);
  await expectTexts(subjects.getByRole('listitem'), 'Accounting Basics', 'Inventory', 'GST', 'Payroll');
  const included = ['1 hour on-demand video', '2 downloadable resources', 'Access on mobile and TV', 'Certificate of completion'];
  for (const text of ['Exam fee: Rs. 600 /-', ...included]) await expect.element(pricePanel.getByText(text)).toBeVisible();
  const { description = '', features = [] } = mocks.store.state.db.courses.find(({ _id }) => _id === course.id) ?? {};
  expect(description.length).toBeGreaterThan(20);
  await expect.element(main.getByText(description)).toBeVisible();
  expect(features.length).toBeGreaterThan(1);
  await expectTexts(page.getByRole('region', { name: 'What To Learn' }).getByRole('listitem'), ...features);
  const about = page.getByRole('region', { name: 'About Course' });
  await expectCount(about.getByRole('figure'), 2);
  await expect.element(about.getByText('sample student').first()).toBeVisible();
  const whatsApp = page.getByRole('link', { name: 'Ask about this course on WhatsApp' });
  await expect.element(whatsApp).toHaveAttribute('target', '_blank');
  const chat = new URL(whatsApp.element().getAttribute('href') ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000000');
  expect(chat.searchParams.get('text')).toBe('Hello! I have a question about the course ‘Tally with GST’.');
  expect(network.calls('/course/c-tally').map(({ method }) => method)).toEqual(['GET']);
  expect(network.calls('/course/c-tally')[0]?.headers).not.toHaveProperty('authorization');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(breadcrumb).toHaveTextContent('Home / Course Detail');
  await breadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect.poll(url).toBe('/');
});

test('the price panel shows the discounted price once at every width, besides the bar of a phone [R-088, R-089, R-097, R-437]', async () => {
  for (const [width, copies] of [
    [360, 2],
    [1280, 1],
  ] as const) {
    await page.viewport(width, 800);
    await renderRoute(course.path);
    await expect.poll(() => visible(main.getByText('Rs. 4200 /-')).length, { message: `at ${width} px` }).toBe(copies);
    const [discounted, ...others] = visible(main.css('s'));
    expect([discounted?.textContent, others]).toEqual([expect.stringMatching(/Rs\. \d+ \/-/), []]);
    expect(visible(main.getByText('2 days left at this price'))).toHaveLength(1);
    await expectCount(page.getByRole('button', { name: 'Buy Now' }), copies);
    // The bar and the two panels have a button each.
    await expectCount(page.getByRole('button', { name: 'Buy Now', includeHidden: true }), 3);
  }
});

test('a course says nothing about its duration, its exam and its subjects where they are not known [R-271]', async () => {
  const network = new Network();
  const bare = { _id: 'c-tally', title: 'Tally', price: 100, sessionDuration: 0, examFees: 0, subjectList: ['', ' '] };
  network.respond('/course/c-tally', { json: { success: true, course: bare } });
  network.respond('/courses', { json: { success: true, courses: [bare] } });
  const { goto } = await renderRoute(course.path, { network });
  await expect.element(heading('Tally')).toBeVisible();
  await expect.element(facts).not.toHaveTextContent(/Duration|Exam fee|Last updated|0 months|-/);
  await expect.element(subjects).not.toBeInTheDocument();
  await expect.element(pricePanel).toHaveTextContent(/^Rs. 100 \/-2 days left/);
  await goto('/courses');
  await expectTexts(card.getByRole('paragraph'), '', 'Rs. 100 /-');
});

test("an unknown course shows not found with the server's message and without Retry [R-043]", async () => {
  const { url } = await renderRoute('/course-detail/no-such-course');
  await expect.element(heading('Course not found')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Course not found/);
  await expect.element(toast(/./)).toBeVisible();
  const [message = ''] = texts(toast(/./).css('span').last());
  expect(message).not.toBe('');
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await link('See all courses').click();
  await expect.poll(url).toBe('/courses');
  await expect.poll(() => document.title).toMatch(/^Courses/);
});

test('similar courses load when the user comes to them, first those of the category', async () => {
  const { network } = await renderRoute(course.path);
  await waitForResponses();
  expect(network.calls('/courses')).toEqual([]);
  footer.element().scrollIntoView();
  const similar = page.getByRole('region', { name: 'Similar courses' });
  const titles = similar.getByRole('article').getByRole('heading');
  const applications = ['Diploma in Computer Applications', 'Advanced Diploma in Computer Applications'];
  await expectTexts(titles, 'Course on Computer Concepts', ...applications, 'Advanced Excel for Offices');
  expect(network.calls('/courses')).toHaveLength(1);
  await similar.getByRole('link', { name: 'Advanced Excel for Offices' }).click();
  await expect.element(heading('Advanced Excel for Offices')).toHaveFocus();
});

test('without a list of courses the course page is complete, and reports no error', async () => {
  const network = new Network();
  network.respond('/courses', serverError);
  await renderRoute(course.path, { network });
  await expect.element(page.getByRole('heading', { name: 'About course' })).toBeVisible();
  const getHeight = () => main.element().getBoundingClientRect().height;
  const heightOfPlaceholder = 456;
  const height = getHeight();
  footer.element().scrollIntoView();
  await expect.poll(getHeight).toBeLessThanOrEqual(height - heightOfPlaceholder);
  await expect.element(page.getByRole('region', { name: 'Similar courses' })).not.toBeInTheDocument();
  await expectNoToasts();
});

test('a course whose image is missing or broken shows a box of the same size with its initials [F-23]', async () => {
  const pictures = 'https://pictures.example/**';
  await commands.holdRequests(pictures);
  onTestFinished(() => commands.endHold(pictures));
  const network = new Network();
  const tailoring = { title: 'Tailoring and Design', price: 500 };
  const courses = [
    { ...tailoring, _id: 'c-lost', thumbnail: { url: 'https://pictures.example/gone.png' } },
    { ...tailoring, _id: 'c-none' },
    { ...tailoring, _id: 'c-odd', thumbnail: { url: 'no address' } },
  ];
  network.respond('/courses', { json: { success: true, courses } });
  await renderRoute('/courses', { network });
  const thumbnails = main.css('article > :first-child');
  const ratios = () => thumbnails.elements().map((box) => box.getBoundingClientRect().width / box.getBoundingClientRect().height);
  const expected = Array(3).fill(expect.closeTo(16 / 9, 1));
  await expectCount(thumbnails.css('img'), 1);
  expect(ratios()).toEqual(expected);
  await commands.answerRequests(pictures, { status: 404 });
  await expectCount(thumbnails.css('img'), 0);
  expect(ratios()).toEqual(expected);
  await expectTexts(thumbnails.first(), 'TD');
});
