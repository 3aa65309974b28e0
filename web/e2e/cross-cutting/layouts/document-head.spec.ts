import type { Page } from '@playwright/test';
import { serverError } from '../../support/network.ts';
import { submitLookup } from '../../support/pages/certificate-lookup.ts';
import { privateRoutes, publicRoutes } from '../../support/routes.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

interface Head {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  og: Record<string, string>;
  counts: number[];
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const content = (selector: string) => all(selector)[0]?.getAttribute('content') ?? '';
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: all('link[rel=canonical]')[0]?.getAttribute('href') ?? '',
      robots: content('meta[name=robots]'),
      og: Object.fromEntries(all('meta[property^="og:"]').map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')])),
      counts: ['link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]'].map((selector) => all(selector).length),
    };
  });
}

test('every public page has a title, a description, a canonical URL and social metadata', async ({ page }) => {
  const pathsByText = new Map<string, string>();
  for (const path of publicRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${path}$`));
    const head = await readHead(page);
    expect(head.title, path).toMatch(/\S \| Gyan Vikas Institute$/);
    expect(head.description.length, path).toBeGreaterThan(20);
    expect(head.description.length, path).toBeLessThan(200);
    expect(head.robots, path).toBe('');
    expect(head.og, path).toMatchObject({
      'og:description': head.description,
      'og:url': head.canonical,
      'og:type': 'website',
      'og:locale': 'en_IN',
    });
    expect(head.og['og:image'], path).toMatch(/^https:\/\/.+\/social\.png$/);
    expect(head.counts, path).toEqual([1, 1, 1]);
    for (const text of [head.title, head.description]) {
      expect(pathsByText.get(text), `${path}: ${text}`).toBeUndefined();
      pathsByText.set(text, path);
    }
  }
});

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
  await page.locator('a[href="/course-detail/c-ccc"]').click();
  await expectHead('/course-detail/c-ccc', /^Course on Computer Concepts/, '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Result' }).click();
  await expectHead('/view-result', /^View Result/, '');
  await submitLookup(page);
  await expectHead('/view-result/certificate', /^Certificate/, 'noindex');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expectHead('/', /^Computer courses/, '');
});

test('a course that is unknown or fails to load has noindex and no canonical URL', async ({ page, network }) => {
  await page.goto('/course-detail/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
  expect(await readHead(page)).toMatchObject({ robots: 'noindex', canonical: '' });
  network.respond('/course/c-tally', serverError);
  await page.goto('/course-detail/c-tally');
  await expect(page.getByText('The course could not be loaded.')).toBeVisible();
  expect(await readHead(page)).toMatchObject({ robots: 'noindex', canonical: '', counts: [0, 1, 1] });
});

test('private pages have noindex and no canonical URL', async ({ page }) => {
  for (const path of privateRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const head = await readHead(page);
    expect([head.robots, head.canonical], path).toEqual(['noindex', '']);
  }
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

test('robots, sitemap, manifest, icons and the social image are served', async ({ request, page }) => {
  await page.goto('/');
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toHaveLength(3);
  for (const path of [...linked, '/robots.txt', '/sitemap.xml', '/social.png', '/icon-512.png']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('a page that shows a status instead of its content has a title for the status [R-014, R-063, R-190, Q-18]', async ({ page }) => {
  await page.goto('/user/profile');
  await expect(page).toHaveTitle(/^Please sign in first/);
  await signIn(page, student);
  await expect(page).toHaveTitle(/^My Profile/);
  await page.goto('/franchise/dashboard');
  await expect(page).toHaveTitle(/^You do not have access/);
  await page.goto('/user/profile?mocks=slow');
  await expect(page.getByText('Loading your account...')).toBeVisible();
  await expect(page).toHaveTitle(/^My Profile/);
});
