import type { Page } from '@playwright/test';

/** What a person does on a screen before all of it is in sight: presses the first that a selector finds, or chooses from a list by its label. */
export type Step = { press: string } | { choose: string; option: string };

export interface Screen {
  path: string;
  /** What the history entry of the screen holds. */
  state?: object;
  steps?: Step[];
  /** What has to be there however much is missing; else the rows of its table. */
  rows?: string;
  /** The optional field that the rows are. */
  listed?: string;
  /** Fields are filled with what is known when the screen is come to. */
  fills?: true;
}

/** So that a cart has something to look at. */
export function fillCarts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const items = JSON.stringify(['c-ccc', 'c-tally'].map((_id) => ({ _id, title: _id })));
    for (const key of ['institute.cart', 'institute.cart.u-student']) localStorage.setItem(key, items);
  });
}

const plain = (...paths: string[]): Screen[] => paths.map((path) => ({ path }));

/** The screens of the site, also those that ask for nothing: the header knows the person. */
export const siteScreens: Screen[] = [
  { path: '/', rows: 'main article' },
  { path: '/courses', rows: 'main article' },
  { path: '/courses?with=cart', steps: [{ press: '[aria-label^="Cart"]' }], rows: 'dialog li' },
  { path: '/course-detail/c-tally', rows: 'main h1' },
  { path: '/view-result', rows: 'main option' },
  { path: '/verification?payment_id=P-1&payment_request_id=R-1&payment_status=Pending&course=c-tally', rows: 'main tr' },
  ...plain('/about-us', '/contact-us', '/franchise', '/forget-password', '/login', '/register'),
  ...plain('/terms-condition', '/privacy-policy', '/payment-policy', '/refund-policy'),
  ...plain('/view-result/certificate', '/view-result/anybody', '/view-marksheet/certificate', '/no-such-page'),
];

export const studentScreens: Screen[] = [
  { path: '/user/profile', rows: 'main h2' },
  { path: '/user/profile?with=edit', steps: [{ press: '[role=switch]' }], rows: 'main :is(input, select)', fills: true },
  { path: '/user/profile?with=menu', steps: [{ press: 'header [aria-expanded]' }], rows: 'header a' },
];

const students: Step[] = [
  { choose: 'Course', option: 'Course on Computer Concepts' },
  { choose: 'Batch', option: 'सुबह का बैच' },
];
// Whoever stands first.
const marksheet: Step[] = [
  { choose: 'Student', option: '' },
  { choose: 'Course', option: '' },
];

export const operatorLists: Screen[] = [
  { path: '/franchise/dashboard', rows: 'main [data-state]' },
  ...plain('/franchise/student-management', '/franchise/batches', '/franchise/results', '/franchise/out-marksheet', '/franchise/exams'),
  ...plain('/franchise/wallet', '/franchise/no-such/page', '/franchise/view-result/certificate'),
  { path: '/franchise/student-management?with=details', steps: [{ press: '[aria-label^="View details"]' }], rows: 'dialog[open] h2' },
  { path: '/franchise/batches?with=question', steps: [{ press: 'tbody [aria-haspopup=dialog]' }] },
  { path: '/franchise/exam/student-list', state: { exam: 'e-001' }, listed: 'students' },
];

export const operatorForms: Screen[] = [
  { path: '/franchise/profile', rows: 'main h2' },
  { path: '/franchise/profile?with=edit', steps: [{ press: '[role=switch]' }], rows: 'main :is(input, select)', fills: true },
  { path: '/franchise/recharge-wallet', rows: 'main :is(input, select)' },
  { path: '/franchise/document-update', rows: 'main input' },
  { path: '/franchise/create-student', rows: 'main option' },
  { path: '/franchise/create-batch', rows: 'main input' },
  { path: '/franchise/create-result', rows: 'main :is(input, select)' },
  { path: '/franchise/create-exam', steps: students, rows: '[role=option]' },
  { path: '/franchise/create-marksheet', steps: marksheet, rows: 'main select' },
];
