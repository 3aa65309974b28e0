import type { Page } from '@playwright/test';
import { allRoutes } from '../../support/routes.ts';
import { operator, signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { translatePages } from '../translation/translation.ts';
import { renderVariants } from './render-variants.ts';
import { installVariants } from './response-variants.ts';
import { fillCarts, operatorForms, operatorLists, type Screen, siteScreens, studentScreens } from './screens.ts';
import { queries, variants } from './variants.ts';

// A small viewport is faster to paint.
test.use({ viewport: { width: 1280, height: 300 } });

/** Renders screens with variants of their queries, and returns the ids of the queries that they fetch. */
async function expectNoProblems(
  page: Page,
  screens: Screen[],
  otherPath: string,
  minCount: number,
  selected = variants,
): Promise<string[]> {
  const { fetched, count, problems } = await renderVariants(page, screens, selected, otherPath);
  test.info().annotations.push({ type: 'variants', description: `${count} on ${screens.length} screens` });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(minCount);
  return fetched.toSorted();
}

test.beforeEach(async ({ page, network }) => {
  // Each test renders hundreds of variants.
  // Texts that the translation loses are among the problems.
  await translatePages(page);
  await installVariants(network, queries);
  await fillCarts(page);
});

test('every screen of a guest renders without the optional fields of a response, also translated [F-24, F-25, F-35]', async ({ page }) => {
  await page.goto('/about-us');
  expect(await expectNoProblems(page, siteScreens, '/terms-condition', 70)).toEqual(['getCourse', 'listCourses']);
});

test('every screen of a student renders without the optional fields of a response, also translated [F-24, F-25, F-35]', async ({
  page,
}) => {
  await signIn(page, student, '/about-us');
  expect(await expectNoProblems(page, studentScreens, '/terms-condition', 50)).toEqual(['getProfile']);
  // The guest test covers the courses. On the other pages of the site only the header depends on the profile, and all share it.
  const profileVariants = variants.filter(({ query }) => query === 'getProfile');
  const [home, ...others] = siteScreens;
  await expectNoProblems(page, home ? [home] : [], '/terms-condition', 20, profileVariants);
  await expectNoProblems(
    page,
    others,
    '/terms-condition',
    60,
    profileVariants.filter(({ name }) => / all /.test(name)),
  );
});

test('every list of an operator keeps its rows without the optional fields of a response, also translated [F-24, F-25, F-35]', async ({
  page,
}) => {
  await signIn(page, operator, '/franchise/document-update');
  const fetched = await expectNoProblems(page, operatorLists, '/franchise/document-update', 300);
  expect(fetched).toEqual(
    queries
      .map(({ id }) => id)
      .filter((id) => id !== 'getCourse')
      .toSorted(),
  );
});

test('every form of an operator renders without the optional fields of a response, also translated [F-24, F-25, F-35]', async ({
  page,
}) => {
  await signIn(page, operator, '/franchise/dashboard');
  const fetched = await expectNoProblems(page, operatorForms, '/franchise/dashboard', 200);
  expect(fetched).toEqual(['getProfile', 'getWallet', 'listBatches', 'listCourses', 'listStudents']);
});

test('every route is among the screens that are rendered with missing fields [F-24]', () => {
  const screens = [...siteScreens, ...studentScreens, ...operatorLists, ...operatorForms];
  const paths = new Set(screens.map(({ path }) => path.replace(/\?.*/, '')));
  expect(allRoutes.length).toBeGreaterThan(30);
  expect(allRoutes.filter((path) => !paths.has(path))).toEqual([]);
});
