import { waitForPaint } from '../../support/frames.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { serverError, watchRequests } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

test('the list groups courses by category, each with image, preview and price [R-056, R-076, R-077, R-078, R-002]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/courses');
  await page.goto('/courses');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${course.path}"]`) });
  await expect(card.getByText('Rs. 4200 /-'), "'Rs. {amount} /-'").toBeVisible();
  const preview = (await card.getByRole('paragraph').first().textContent()) ?? '';
  expect([...preview]).toHaveLength(41);
  expect(preview.endsWith('…')).toBe(true);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  const categories = page.getByRole('navigation', { name: 'Course categories' }).getByRole('link');
  expect(await categories.count()).toBeGreaterThan(1);
  for (const link of await categories.all()) {
    const anchor = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(`h2${anchor}`)).toHaveText((await link.textContent())?.replace(/\d+ courses?$/, '') ?? '');
  }
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
});

test('the list shows a loading state and an error [R-079, R-261]', async ({ page, network }) => {
  await page.goto('/courses?mocks=slow');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  network.respond('/courses', serverError);
  await page.reload();
  await expect(page.getByText('The courses could not be loaded.')).toBeVisible();
  await expect(toast(page, 'This call fails')).toBeVisible();
});

test('a course page has its breadcrumb, image, title and description [R-057, R-080, R-081, R-098]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/course/c-tally');
  await page.goto(course.path);
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home'), "'Home / Course Detail'").toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home / Course Detail');
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  expect(await page.getByRole('main').getByRole('paragraph').count()).toBeGreaterThan(3);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the fixed facts are shown with the date of the last update [R-082, R-083, R-084, R-085]', async ({ page }) => {
  await page.goto(course.path);
  const facts = page.getByRole('list', { name: 'About this course' });
  await expect(facts).toContainText('4.6');
  await expect(facts).toContainText('1,112 students');
  await expect(facts).toContainText(/\d{2}\/[A-Z][a-z]{2}\/\d{4}/);
  await expect(facts).toContainText('English');
});

test('the price panel shows the discounted price once at every width, besides the bar of a phone [R-088, R-089, R-097]', async ({
  page,
}) => {
  for (const [width, prices] of [
    [360, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(course.path);
    const visibleText = (text: string | RegExp) => page.getByRole('main').getByText(text).locator('visible=true');
    await expect(visibleText('Rs. 4200 /-'), `at ${width} px`).toHaveCount(prices);
    await expect(page.locator('main s').locator('visible=true')).toContainText(/Rs\. \d+ \/-/);
    await expect(visibleText('2 days left at this price')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Buy Now', includeHidden: true }), 'including the hidden copy').toHaveCount(2);
  }
});

test("a course shows its static values: 4.6, '1,112 students', '2 days left at this price', what it includes [R-091, R-092, R-093, R-094, R-437]", async ({
  page,
}) => {
  await page.goto(course.path);
  for (const text of ['4.6', '1,112 students', '2 days left at this price'])
    await expect(page.getByRole('main').getByText(text).locator('visible=true').first()).toBeVisible();
  for (const text of ['1 hour on-demand video', '2 downloadable resources', 'Access on mobile and TV', 'Certificate of completion'])
    await expect(page.getByRole('complementary', { name: 'Price' }).getByText(text)).toBeVisible();
});

test('What To Learn lists the features of the course; the rest is static, with the labels Offline and Recorded [R-086, R-087, R-095, R-096]', async ({
  page,
}) => {
  const response = page.waitForResponse((candidate) => candidate.url().endsWith('/v1/course/c-tally'));
  await page.goto(course.path);
  const { features } = (await (await response).json()).course;
  const learn = page.getByRole('region', { name: 'What To Learn' });
  await expect(learn.getByRole('listitem')).toHaveText(features);
  const about = page.getByRole('region', { name: 'About Course' });
  await expect(about.getByRole('figure')).toHaveCount(2);
  await expect(about.getByText('sample student').first()).toBeVisible();
  const facts = page.getByRole('list', { name: 'About this course' });
  for (const label of ['Offline', 'Recorded']) await expect(facts.getByText(label, { exact: true })).toBeVisible();
});

test('a course says how long it takes, what its examination costs and which subjects it has, where it is known', async ({
  page,
  network,
}) => {
  await page.goto('/courses');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${course.path}"]`) });
  await expect(card).toContainText('3 months Exam fee Rs. 600 /-');
  await card.getByRole('link').click();
  const facts = page.getByRole('list', { name: 'About this course' });
  await expect(facts.getByRole('listitem').filter({ hasText: 'Duration' })).toHaveText('Duration 3 months');
  await expect(facts.getByRole('listitem').filter({ hasText: 'Exam fee' })).toHaveText('Exam fee Rs. 600 /-');
  await expect(facts.getByRole('listitem').filter({ hasText: 'Language' })).toHaveText('Language English');
  await expect(page.getByRole('region', { name: 'Subjects' }).getByRole('listitem')).toHaveText([
    'Accounting Basics',
    'Inventory',
    'GST',
    'Payroll',
  ]);
  const bare = { _id: 'c-tally', title: 'Tally', price: 100, sessionDuration: 0, examFees: 0, subjectList: ['', ' '] };
  network.respond('/course/c-tally', { json: { success: true, course: bare } });
  network.respond('/courses', { json: { success: true, courses: [bare] } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tally', exact: true })).toBeVisible();
  await expect(facts).not.toContainText(/Duration|Exam fee|Last updated|0 months|-/);
  await expect(page.getByRole('region', { name: 'Subjects' })).toHaveCount(0);
  await page.goto('/courses');
  await expect(card.getByRole('paragraph')).toHaveText(['', 'Rs. 100 /-']);
});

test('a course shows a loading state, and an error with Retry [R-099, R-261]', async ({ page, network }) => {
  await page.goto(`${course.path}?mocks=slow`);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
  network.respond('/course/c-tally', serverError);
  await page.reload();
  await expect(page.getByText('The course could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
});

test("an unknown course shows not found with the server's message and without Retry [R-043]", async ({ page }) => {
  await page.goto('/course-detail/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Course Not Found/);
  const message = await toast(page, /./).locator('span').last().textContent();
  await expect(page.getByRole('main').getByText(message ?? '')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page).toHaveTitle(/^Courses/);
});

test('a focused course has a focus ring around its image', async ({ page }) => {
  await page.goto('/courses');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(card).toHaveCSS('outline-offset', '2px');
});

test('a course page has a WhatsApp link to the institute, whose message names the course', async ({ page }) => {
  await page.goto(course.path);
  const link = page.getByRole('link', { name: 'Ask about this course on WhatsApp' });
  await expect(link).toHaveAttribute('target', '_blank');
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000000');
  expect(url.searchParams.get('text')).toBe("Hello! I have a question about the course 'Tally with GST'.");
});

test('similar courses load when the viewer comes to them, first those of the category, without a layout shift', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/courses');
  await watchLayoutShifts(page);
  await page.goto(course.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Similar courses' });
  await expect(similar.getByRole('article').getByRole('heading')).toHaveText([
    'Course on Computer Concepts',
    'Diploma in Computer Applications',
    'Advanced Diploma in Computer Applications',
    'Advanced Excel for Offices',
  ]);
  expect(requests).toHaveLength(1);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await similar.getByRole('link', { name: 'Advanced Excel for Offices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Excel for Offices' })).toBeFocused();
});

test('without a list of courses the course page is complete, and reports no error', async ({ page, network }) => {
  network.respond('/courses', serverError);
  await page.goto(course.path);
  const placeholder = page.getByRole('main').locator('div[aria-hidden=true]:empty');
  await expect(placeholder).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(placeholder).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Similar courses' })).toHaveCount(0);
  await waitForPaint(page);
  await expectNoToasts(page);
});
