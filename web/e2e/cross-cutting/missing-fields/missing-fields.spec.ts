import type { Page } from '@playwright/test';
import { getCartKey } from '../../../src/site/cart/cart-store.ts';
import { allRoutes, franchiseRoutes, routesFor } from '../../support/routes.ts';
import { operator, signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { translatePages } from '../translation/translation.ts';
import { installVariants, renderVariants, type Screen, type Step } from './render-variants.ts';
import { queries, variants } from './variants.ts';

// A small viewport is faster to paint.
test.use({ viewport: { width: 1280, height: 300 } });

/** Adds all other routes, without steps. */
function withOtherRoutes(screens: Screen[], routes: string[]): Screen[] {
  // `?with=` distinguishes screens of the same route.
  const paths = new Set(screens.map(({ path }) => path.replace(/\?(?!with=).*/, '')));
  return [...screens, ...routes.filter((path) => !paths.has(path)).map((path) => ({ path }))];
}

/** The screens of the site. Screens without queries of their own still show the user in the header. */
const siteScreens = withOtherRoutes(
  [
    { path: '/', rows: 'main article' },
    { path: '/courses', rows: 'main article' },
    { path: '/courses?with=cart', steps: [{ click: '[aria-label^="Cart"]' }], rows: '[role=dialog] li' },
    { path: '/course-detail/c-tally', rows: 'main h1' },
    { path: '/view-result', rows: 'main option' },
    { path: '/verification?payment_id=P-1&payment_request_id=R-1&payment_status=Pending&course=c-tally', rows: 'main tr' },
  ],
  routesFor.guest,
);

const studentScreens: Screen[] = [
  { path: '/user/profile', rows: 'main h2' },
  { path: '/user/profile?with=edit', steps: [{ click: '[role=switch]' }], rows: 'main :is(input, select)', hasInitialValues: true },
  { path: '/user/profile?with=menu', steps: [{ click: 'header [aria-expanded]' }], rows: 'header [role=menuitem]' },
];

const examSteps: Step[] = [
  { select: 'Course', option: 'Course on Computer Concepts' },
  { select: 'Batch', option: 'सुबह का बैच' },
];
// An empty `option` selects the first option.
const marksheetSteps: Step[] = [
  { select: 'Student', option: '' },
  { select: 'Course', option: '' },
];

const operatorForms: Screen[] = [
  { path: '/franchise/profile', rows: 'main h2' },
  { path: '/franchise/profile?with=edit', steps: [{ click: '[role=switch]' }], rows: 'main :is(input, select)', hasInitialValues: true },
  { path: '/franchise/recharge-wallet', rows: 'main :is(input, select)' },
  { path: '/franchise/document-update', rows: 'main input' },
  { path: '/franchise/create-student', rows: 'main option' },
  { path: '/franchise/import-students', rows: 'main textarea' },
  { path: '/franchise/create-batch', rows: 'main input' },
  { path: '/franchise/create-result', rows: 'main :is(input, select)' },
  { path: '/franchise/create-exam', steps: examSteps, rows: '[role=option]' },
  { path: '/franchise/create-marksheet', steps: marksheetSteps, rows: 'main select' },
];

const forms = new Set(operatorForms.map(({ path }) => path));

const operatorLists = withOtherRoutes(
  [
    { path: '/franchise/dashboard', rows: 'main [data-state]' },
    { path: '/franchise/student-management?with=details', steps: [{ click: '[aria-label^="View details"]' }], rows: '[role=dialog] h2' },
    { path: '/franchise/batches?with=question', steps: [{ click: 'tbody [aria-haspopup=dialog]' }] },
    { path: '/franchise/result-summary?course=c-typing&batch=b-summer', rows: 'main dl' },
    { path: '/franchise/exam/student-list', state: { exam: 'e-001' }, rowsField: 'students' },
    { path: '/franchise/no-such/page' },
  ],
  franchiseRoutes.filter((path) => !forms.has(path)),
);

/** Renders screens with variants of their queries, and returns the ids of the queries that they fetch. */
async function expectNoProblems(page: Page, screens: Screen[], otherPath: string, minCount: number, selected = variants) {
  const { fetched, count, problems } = await renderVariants(page, screens, selected, otherPath);
  test.info().annotations.push({ type: 'variants', description: `${count} on ${screens.length} screens` });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(minCount);
  return fetched.toSorted();
}

test.beforeEach(async ({ page, network }) => {
  await installVariants(network, queries);
  // Fills the carts of the guest and of the student.
  await page.addInitScript((keys) => {
    const items = JSON.stringify(['c-ccc', 'c-tally'].map((_id) => ({ _id, title: _id })));
    for (const key of keys) localStorage.setItem(key, items);
  }, [undefined, 'u-student'].map(getCartKey));
});

const renders = 'renders without the optional fields of a response [F-24, F-25, F-35]';

test.describe('also translated', () => {
  // Texts that the translation loses count as problems.
  test.beforeEach(({ page }) => translatePages(page));

  test(`every screen of a guest ${renders}`, async ({ page }) => {
    await page.goto('/about-us');
    expect(await expectNoProblems(page, siteScreens, '/terms-condition', 60)).toEqual(['getCourse', 'listCourses']);
  });

  test(`every screen of a student ${renders}`, async ({ page }) => {
    await signIn(page, student, '/about-us');
    expect(await expectNoProblems(page, studentScreens, '/terms-condition', 40)).toEqual(['getProfile']);
    // The guest test covers the courses. On the pages of the site only the header depends on the profile, and all pages share the header.
    const profileVariants = variants.filter(({ query }) => query === 'getProfile');
    await expectNoProblems(page, siteScreens.slice(0, 1), '/terms-condition', 15, profileVariants);
  });

  test(`every list of an operator ${renders}, and keeps its rows`, async ({ page }) => {
    await signIn(page, operator, '/franchise/document-update');
    const fetched = await expectNoProblems(page, operatorLists, '/franchise/document-update', 250);
    expect(fetched).toEqual(
      queries
        .map(({ id }) => id)
        .filter((id) => id !== 'getCourse')
        .toSorted(),
    );
  });

  test(`every form of an operator ${renders}`, async ({ page }) => {
    await signIn(page, operator, '/franchise/dashboard');
    const fetched = await expectNoProblems(page, operatorForms, '/franchise/dashboard', 150);
    // The dashboard, which is opened between two forms, may have fetched the exams already.
    const others = fetched.filter((id) => id !== 'listExams');
    expect(others).toEqual(['getProfile', 'getWallet', 'listBatches', 'listCourses', 'listStudents', 'listTransactions']);
  });
});

test('every route is among the screens that are rendered with missing fields [F-24]', () => {
  const screens = [...siteScreens, ...studentScreens, ...operatorLists, ...operatorForms];
  const paths = new Set(screens.map(({ path }) => path.replace(/\?.*/, '')));
  expect(allRoutes.length).toBeGreaterThan(30);
  expect(allRoutes.filter((path) => !paths.has(path))).toEqual([]);
});
