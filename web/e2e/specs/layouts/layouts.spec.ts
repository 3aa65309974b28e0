import type { Locator, Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { openAsOperator } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test('dark mode is restored without a flash, and the header marks the current page, also if its links were not hydrated before', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /dark|light|colour/i })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Courses');
});

test('a palette that cannot be loaded says so, and is loaded after a reload', async ({ page, consoleErrors }) => {
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Search or start a task' });
  await openAsOperator(page, '/franchise/dashboard');
  await page.route('**/assets/command-palette-*.js', (route) => route.abort());
  await trigger.click();
  await expect(page.getByText('This could not be opened. Please reload the page and try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  consoleErrors.splice(0);
  await page.unroute('**/assets/command-palette-*.js');
  await page.reload();
  await trigger.click();
  await expect(page.getByRole('combobox', { name: 'Student, batch, exam, course or task' })).toBeFocused();
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN);
const courseLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Nursing Entrance Coaching' });

test('Back and Forward return to the same place of a page, however late its data comes, and a link leads to the top [R-042]', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/courses');
  await page.locator('html[data-hydrated]').waitFor();
  await courseLink(page).scrollIntoViewIfNeeded();
  const before = await top(courseLink(page));
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await courseLink(page).click();
  await expect(heading(page, 'Nursing Entrance Coaching')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goBack();
  await expect(heading(page, 'Courses')).toBeFocused();
  await expect.poll(() => top(courseLink(page))).toBe(before);
  await page.goForward();
  await expect(heading(page, 'Nursing Entrance Coaching')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrollTop(page), 'after a reload').toBe(300);
  await backToSkeleton(page, network);
  await expect(courseLink(page)).toBeInViewport();
  // The page does not move a user who scrolls meanwhile.
  await page.goForward();
  await page.reload();
  await backToSkeleton(page, network, async () => {
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    // A wheel turns more than once: the browser scrolls before the page gets the first event, and the page may scroll back meanwhile.
    const turnWheel = async () => {
      await page.mouse.wheel(0, -10_000);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      return scrollTop(page);
    };
    await expect.poll(turnWheel).toBe(0);
  });
  await expect(heading(page, 'Courses')).toBeInViewport();

  // Starts from a category link on the page itself.
  await page
    .getByRole('navigation', { name: 'Course categories' })
    .getByRole('link', { name: /^Skill courses/ })
    .click();
  await expect(page).toHaveURL('/courses#category-2');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

/** Goes back, after a reload, to a page whose data comes late. Until that page is shown, what is scrolled is the page before. */
async function backToSkeleton(page: Page, network: Network, meanwhile: () => Promise<void> = async () => {}) {
  const courses = network.hold('/courses');
  await page.goBack();
  await expect(heading(page, 'Courses')).toBeAttached();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeAttached();
  await expect.poll(() => courses.calls.length).toBeGreaterThan(0);
  await page.locator('html[data-hydrated]').waitFor();
  await meanwhile();
  courses.release();
  await expect(courseLink(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
