import type { Locator } from '@playwright/test';
import { signInLink } from '../../support/pages/header.ts';
import { signInWithForm } from '../../support/pages/login.ts';
import { operator, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The text and URL of every link in a region. */
async function links(region: Locator): Promise<(string | null)[][]> {
  await region.getByRole('link').first().waitFor();
  return region.getByRole('link').evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('an unknown path shows not found with a link to the home page [R-043, R-044, R-255]', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go To Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the main navigation has five links [R-023, R-024, R-025, R-026, R-027]', async ({ page }) => {
  const mainLinks = [
    ['Home', '/'],
    ['Courses', '/courses'],
    ['View Result', '/view-result'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ];
  await page.goto('/courses');
  expect(await links(page.getByRole('navigation', { name: 'Main' }))).toEqual(mainLinks);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Courses');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await links(page.getByRole('dialog').getByRole('navigation', { name: 'Main' })), 'in the drawer').toEqual(mainLinks);
});

test('the header has email, phone, Sign In and Register, also in the drawer, and a scrolled style [R-021, R-022, R-028, R-029, R-030]', async ({
  page,
}) => {
  const signInLinks = [
    ['Sign In', '/login?redirect=%2Fcourses'],
    ['Register', '/register?redirect=%2Fcourses'],
  ];
  await page.goto('/courses');
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect.poll(async () => (await links(page.getByRole('banner'))).slice(-2)).toEqual(signInLinks);
  await expect(page.getByRole('article').first()).toBeVisible();
  const scrolled = page.locator('[data-scrolled]');
  await expect(scrolled).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 89));
  await expect(scrolled).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 90));
  await expect(scrolled).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const boxes = await Promise.all(['mailto', 'tel'].map((scheme) => page.locator(`a[href^="${scheme}:"] > span`).first().boundingBox()));
  expect(boxes[1], 'both texts in one line').toMatchObject({ y: boxes[0]?.y, height: boxes[0]?.height });
  expect(boxes[1]?.width).toBeGreaterThan(80);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await links(page.getByRole('dialog'))).slice(-2)).toEqual(signInLinks);
});

test('the account menu links operators to /franchise/profile and students to /user/profile [R-031, R-032, R-010]', async ({ page }) => {
  for (const [account, path] of [
    [operator, '/franchise/profile'],
    [student, '/user/profile'],
  ] as const) {
    await signInWithForm(page, account);
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(signInLink(page)).toBeVisible();
  }
});

test('the footer links to the institute and its policies [R-034, R-035, R-036, R-037, R-038]', async ({ page }) => {
  await page.goto('/login');
  const footerLinks = await links(page.getByRole('navigation', { name: 'Footer' }));
  expect(footerLinks.map(([, href]) => href)).toEqual(
    expect.arrayContaining(['/about-us', '/franchise', '/contact-us', '/terms-condition', '/privacy-policy']),
  );
  expect(footerLinks).toContainEqual(['Support', '/contact-us']);
});

test('the footer links to the payment and refund policies and to four social networks [R-039, R-040, R-041, S-15]', async ({ page }) => {
  await page.goto('/login');
  const footerLinks = await links(page.getByRole('navigation', { name: 'Footer' }));
  expect(footerLinks.map(([, href]) => href)).toEqual(expect.arrayContaining(['/payment-policy', '/refund-policy']));
  const social = page.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveCount(4);
  for (const name of ['Facebook', 'Instagram', 'WhatsApp', 'YouTube']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('a render error is shown inside the layout, whose navigation still works [R-045, R-255, F-33]', async ({
  page,
  consoleErrors,
  network,
}) => {
  network.respond('/courses', { json: { success: true, courses: [null] } });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  // React logs the error that the page shows.
  consoleErrors.splice(0);
});

test('navigation scrolls to the top and focuses the heading [R-042]', async ({ page }) => {
  await page.goto('/courses');
  const card = page.locator('a[href^="/course-detail/"]').last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('dark mode is restored without a flash', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /dark|light|colour/i })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('after a navigation the header marks the current page, also if its links were not hydrated before', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Courses');
});
