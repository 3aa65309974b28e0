import { expectBothLanguages } from '../support/languages.ts';
import { serverError } from '../support/network.ts';
import { course, submitLookup } from '../support/pages.ts';
import { signIn, student } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { readHead } from './document-head.ts';

test('after each navigation the head has the elements of one page only', async ({ page }) => {
  const expectHead = async (path: string, title: RegExp, robots: string) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect.poll(async () => (await readHead(page)).counts, path).toEqual([robots ? 0 : 1, 1, 1]);
    const head = await readHead(page);
    expect([head.robots, head.canonical.replace(/^https:\/\/[^/]+/, '')], path).toEqual([robots, robots ? '' : path]);
  };
  await page.goto('/courses');
  await page.locator('a[href="/course-detail/c-tally"]').click();
  await expectHead('/course-detail/c-tally', /^Tally with GST/, '');
  await page.goBack();
  await expectHead('/courses', /^Courses/, '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Result' }).click();
  await expectHead('/view-result', /^View Result/, '');
  await submitLookup(page);
  await expectHead('/view-result/certificate', /^Certificate/, 'noindex');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expectHead('/', /^Computer courses/, '');
});

test('a course that is unknown or fails to load has noindex and no canonical URL', async ({ page, network }) => {
  await page.goto('/course-detail/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
  expect(await readHead(page)).toMatchObject({ robots: 'noindex', canonical: '' });
  // The build has no prerendered page for this course, so the page needs the response.
  network.respond('/course/another', serverError);
  await page.goto('/course-detail/another');
  await expect(page.getByText('The course could not be loaded.')).toBeVisible();
  expect(await readHead(page)).toMatchObject({ robots: 'noindex', canonical: '', counts: [0, 1, 1] });
});

test('the HTML of a course names both languages, and its switch leads home until the course is known', async ({ page, request }) => {
  const { english, hindi } = await expectBothLanguages(request, course.path);
  expect([english.switches, hindi.switches]).toEqual([['/hi'], ['/']]);
  await page.goto(course.path);
  await expect(page.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', `/hi${course.path}`);
});

test('the structured data is complete: institute, courses, course and breadcrumb, without the fixed rating', async ({ page }) => {
  const structuredData = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  expect(await structuredData('/')).toEqual([expect.objectContaining({ '@type': 'EducationalOrganization', sameAs: expect.any(Array) })]);
  const [list] = await structuredData('/courses');
  expect(list.itemListElement.length).toBeGreaterThan(10);
  expect(list.itemListElement[0].url).toMatch(/^https:\/\/.+\/course-detail\/.+/);
  const detail = await structuredData('/course-detail/c-tally');
  expect(detail).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(detail).toContainEqual(
    expect.objectContaining({ '@type': 'Course', offers: expect.objectContaining({ price: 4200, priceCurrency: 'INR' }) }),
  );
  expect(JSON.stringify(detail)).not.toMatch(/rating|4\.6/i);
});

test('a page that shows a status instead of its content has a title for the status [R-014, R-063, R-190, Q-18]', async ({
  page,
  network,
}) => {
  await page.goto('/user/profile');
  await expect(page).toHaveTitle(/^Please sign in first/);
  await signIn(page, student);
  await expect(page).toHaveTitle(/^My Profile/);
  await page.goto('/franchise/dashboard');
  await expect(page).toHaveTitle(/^You do not have access/);
  network.hold('/profile');
  await page.goto('/user/profile');
  await expect(page.getByText('Loading your account...')).toBeVisible();
  await expect(page).toHaveTitle(/^My Profile/);
});
