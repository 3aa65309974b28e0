import type { Page } from '@playwright/test';
import { franchiseRoutes, routesFor } from '../../support/routes.ts';

/** Clicks the first element that matches a selector, or selects an option of a labelled select. */
export type Step = { click: string } | { select: string; option: string };

export interface Screen {
  path: string;
  /** The navigation state. */
  state?: object;
  /** Steps that open the rest of the screen. */
  steps?: Step[];
  /** Selector of elements that must render even if optional fields are missing; by default the table rows. */
  rows?: string;
  /** The optional field of the response that contains the rows. */
  rowsField?: string;
  /** Whether the screen has a form with initial values from a query. */
  hasInitialValues?: true;
}

/** Fills the carts of the guest and of the student. */
export function fillCarts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const items = JSON.stringify(['c-ccc', 'c-tally'].map((_id) => ({ _id, title: _id })));
    for (const key of ['institute.cart', 'institute.cart.u-student']) localStorage.setItem(key, items);
  });
}

/** Adds all other routes, without steps. */
function withOtherRoutes(screens: Screen[], routes: string[]): Screen[] {
  // `?with=` distinguishes screens of the same route.
  const paths = new Set(screens.map(({ path }) => path.replace(/\?(?!with=).*/, '')));
  return [...screens, ...routes.filter((path) => !paths.has(path)).map((path) => ({ path }))];
}

/** The screens of the site. Those without queries of their own still show the viewer in the header. */
export const siteScreens = withOtherRoutes(
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

export const studentScreens: Screen[] = [
  { path: '/user/profile', rows: 'main h2' },
  { path: '/user/profile?with=edit', steps: [{ click: '[role=switch]' }], rows: 'main :is(input, select)', hasInitialValues: true },
  { path: '/user/profile?with=menu', steps: [{ click: 'header [aria-expanded]' }], rows: 'header a' },
];

const examSteps: Step[] = [
  { select: 'Course', option: 'Course on Computer Concepts' },
  { select: 'Batch', option: 'सुबह का बैच' },
];
// The first option of each list.
const marksheetSteps: Step[] = [
  { select: 'Student', option: '' },
  { select: 'Course', option: '' },
];

export const operatorForms: Screen[] = [
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

export const operatorLists = withOtherRoutes(
  [
    { path: '/franchise/dashboard', rows: 'main [data-state]' },
    { path: '/franchise/student-management?with=details', steps: [{ click: '[aria-label^="View details"]' }], rows: '[role=dialog] h2' },
    { path: '/franchise/batches?with=question', steps: [{ click: 'tbody [aria-haspopup=dialog]' }] },
    { path: '/franchise/exam/student-list', state: { exam: 'e-001' }, rowsField: 'students' },
    { path: '/franchise/no-such/page' },
  ],
  franchiseRoutes.filter((path) => !forms.has(path)),
);
