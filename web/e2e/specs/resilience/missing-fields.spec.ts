import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, operator, signIn, student, test } from '../../support/app.ts';
import { tryVariants } from '../../support/render-variants.ts';
import { varyAnswers } from '../../support/response-variants.ts';
import { fillCarts, operatorForms, operatorLists, type Screen, siteScreens, studentScreens } from '../../support/screens.ts';
import { reads, variants } from '../../support/variants.ts';

// Less to paint.
test.use({ viewport: { width: 1280, height: 300 } });

/** Looks at screens with all variants of what they read; answers with the reads that they ask for. */
async function look(page: Page, screens: Screen[], away: string, least: number, some = variants): Promise<string[]> {
  const { asked, count, faults } = await tryVariants(page, screens, some, away);
  test.info().annotations.push({ type: 'variants', description: `${count} on ${screens.length} screens` });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(least);
  return asked.toSorted();
}

test.beforeEach(async ({ page }) => {
  // Some hundred looks each.
  test.slow();
  await varyAnswers(page, reads);
  await fillCarts(page);
});

test('whatever optional is missing in an answer, every screen of a visitor stands [F-24, F-25]', async ({ page }) => {
  await page.goto('/about-us');
  expect(await look(page, siteScreens, '/terms-condition', 70)).toEqual(['getCourse', 'listCourses']);
});

test('whatever optional is missing in an answer, every screen of a student stands [F-24, F-25]', async ({ page }) => {
  await signIn(page, student, '/about-us');
  expect(await look(page, studentScreens, '/terms-condition', 50)).toEqual(['getProfile']);
  // What the site says of courses has been seen as a visitor; the texts of a page know nobody, and its header is the same everywhere.
  const ofPerson = variants.filter(({ read }) => read === 'getProfile');
  const [home, ...others] = siteScreens;
  await look(page, home ? [home] : [], '/terms-condition', 20, ofPerson);
  await look(
    page,
    others,
    '/terms-condition',
    60,
    ofPerson.filter(({ name }) => / all /.test(name)),
  );
});

test('whatever optional is missing in an answer, every list of an operator has its rows [F-24, F-25]', async ({ page }) => {
  await signIn(page, operator, '/franchise/document-update');
  const asked = await look(page, operatorLists, '/franchise/document-update', 300);
  expect(asked).toEqual(
    reads
      .map(({ id }) => id)
      .filter((id) => id !== 'getCourse' && id !== 'listCourses')
      .toSorted(),
  );
});

test('whatever optional is missing in an answer, every form of an operator stands [F-24, F-25]', async ({ page }) => {
  await signIn(page, operator, '/franchise/dashboard');
  const asked = await look(page, operatorForms, '/franchise/dashboard', 200);
  expect(asked).toEqual(['getProfile', 'listBatches', 'listCourses', 'listStudents']);
});

test('every route of the website is among the screens that are looked at with fields missing [F-24]', () => {
  const tree = readFileSync(new URL('../../../src/routeTree.gen.ts', import.meta.url), 'utf8');
  const routes = /interface FileRoutesByTo \{([^}]+)\}/.exec(tree)?.[1]?.match(/(?<=')\/[^']*(?=')/g) ?? [];
  const paths = [...siteScreens, ...studentScreens, ...operatorLists, ...operatorForms].map(({ path }) => path.replace(/\?.*/, ''));
  const unseen = routes.filter((route) => {
    const pattern = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+').replace(/\$$/, '.+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(routes.length).toBeGreaterThan(30);
  expect(unseen).toEqual([]);
});
