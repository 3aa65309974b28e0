import type { Locator, Page } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import { details, options } from '../../support/pages/create-student.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, expectLoaded, field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { sessionKey, sessions } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

type Values = Record<string, string>;

/** A form, and what a person types in it and selects. */
interface Form {
  path: string;
  submit: string;
  texts: Values;
  options?: Values;
  /** Whether it has passwords and a photo, which are not kept. */
  hasSecrets?: boolean;
  /** Fills in what is not a plain field. */
  fillRest?: (page: Page) => Promise<void>;
  expectRest?: (page: Page) => Promise<void>;
}

const userOptions: Values = { Gender: 'female', State: 'kerala' };
const dates: Values = { 'Start Date': '2026-04-02', 'End Date': '2026-07-01', 'Issue Date': '2026-07-06' };
const secret = 'a very long secret';

const items = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

const forms = {
  'create student': {
    path: '/franchise/create-student',
    submit: 'Create Student',
    texts: details,
    options,
    hasSecrets: true,
  },
  'create exam': {
    path: '/franchise/create-exam',
    submit: 'Create Exam',
    texts: { Title: 'अंतिम परीक्षा', Location: 'Room 1', Date: '2026-12-28', Time: '17:05' },
    options: { Course: 'c-ccc', Batch: 'b-forenoon' },
    fillRest: async (page) => {
      for (const name of ['Sunil', 'Manish']) await page.getByRole('option').filter({ hasText: name }).click();
    },
    expectRest: (page) => expect(items(page, 'Selected students')).toHaveText([/Sunil/, /Manish/]),
  },
  'create marksheet': {
    path: '/franchise/create-marksheet',
    submit: 'Create Marksheet',
    texts: dates,
    options: { Student: 's-002', Course: 'c-tally' },
    fillRest: async (page) => {
      await field(page, 'Subject').selectOption('GST');
      await field(page, 'Marks Obtained').fill('61.5');
      await field(page, 'Practical Marks').fill('20');
      await clickButton(page, 'Add Subject');
      await field(page, 'Subject').selectOption('Payroll');
      await field(page, 'Marks Obtained').fill('70');
    },
    expectRest: async (page) => {
      await expect(items(page, 'Subjects of the marksheet')).toHaveText([/GST\s*Obtained 61.5, practical 20, total 100/]);
      await expect(field(page, 'Subject')).toHaveValue('Payroll');
      await expect(field(page, 'Marks Obtained')).toHaveValue('70');
    },
  },
  'create result': {
    path: '/franchise/create-result',
    submit: 'Create Result',
    texts: { 'Student Roll No': 'GVI/12/2026', Grade: 'A++', Duration: '6', ...dates },
    options: { Course: 'c-ccc' },
  },
  register: { path: '/register', submit: 'Register', texts: details, options: userOptions, hasSecrets: true },
  'franchise application': {
    path: '/franchise',
    submit: 'Send Application',
    texts: {
      'Full Name': 'Asha Rani',
      Email: 'asha@example.com',
      'Whatsapp No.': '0000012345',
      Address: '7, Station Road',
      'Center Location': 'Gumla',
      'Work Experience': 'Ten years\nof teaching',
      'About Institute': 'Two rooms',
    },
  },
} satisfies Record<string, Form>;

const isOperatorForm = ({ path }: Form) => path.startsWith('/franchise/');
const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Restored what you had typed' });
const drafts = (page: Page) => page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('institute.draft.')));

async function open(page: Page, form: Form): Promise<void> {
  if (isOperatorForm(form)) await openAsOperator(page, form.path);
  else await page.goto(form.path);
}

async function fill(page: Page, { texts, options = {}, hasSecrets, fillRest }: Form): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  for (const [label, value] of Object.entries(options)) await field(page, label).selectOption(value);
  await fillRest?.(page);
  if (!hasSecrets) return;
  await field(page, 'Photo').setInputFiles(photo);
  for (const label of ['Password', 'Confirm Password']) await field(page, label).fill(secret);
  await page.getByRole('button', { name: 'Show password' }).first().click();
}

async function expectValues(page: Page, { texts, options = {}, expectRest }: Form): Promise<void> {
  for (const [label, value] of Object.entries({ ...texts, ...options })) await expect(field(page, label), label).toHaveValue(value);
  await expectRest?.(page);
}

async function expectBlank(page: Page, { texts, options = {} }: Form): Promise<void> {
  for (const label of Object.keys({ ...texts, ...options })) await expect(field(page, label), label).toHaveValue('');
}

/** Waits until the browser has stored a text that was typed. */
const expectStored = (page: Page, text: string) => expect.poll(async () => JSON.stringify(await drafts(page))).toContain(text);

for (const [name, form] of Object.entries<Form>(forms)) {
  test(`${name}: a reload brings back everything but passwords and photo, and Discard removes it`, async ({ page }) => {
    await open(page, form);
    await expect(notice(page)).toHaveCount(0);
    await fill(page, form);
    await page.reload();
    await expectLoaded(page);
    await expect(notice(page)).toHaveText('Restored what you had typed · Discard');
    await expectValues(page, form);
    if (form.hasSecrets) {
      for (const label of ['Photo', 'Password', 'Confirm Password']) await expect(field(page, label), label).toHaveValue('');
      expect(JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]))).not.toContain(secret);
    }
    // Restored again, because it is neither sent nor discarded.
    await page.reload();
    await expectLoaded(page);
    await expectValues(page, form);
    await clickButton(page, 'Discard');
    await expect(notice(page)).toHaveCount(0);
    await expectBlank(page, form);
    for (const list of ['Selected students', 'Subjects of the marksheet']) await expect(items(page, list)).toHaveCount(0);
    await expect(page.locator('main form').locator('input, select, textarea').first()).toBeFocused();
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.reload();
    await expectLoaded(page);
    await expect(notice(page)).toHaveCount(0);
    await expectBlank(page, form);
  });

  test(`${name}: leaving the page and going back brings back what was typed`, async ({ page }) => {
    await open(page, form);
    await fill(page, form);
    const questions = handleDialogs(page, 'accept');
    await page
      .getByRole('link', { name: isOperatorForm(form) ? 'Cancel' : 'Courses', exact: true })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: form.submit })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(form.path);
    await expect(notice(page)).toBeVisible();
    await expectValues(page, form);
    await page.goBack();
    await page.goForward();
    await expectLoaded(page);
    await expectValues(page, form);
    // Only the forms of operators ask before the page is left. Browsers word the question themselves when the document unloads.
    const asked = isOperatorForm(form) ? ['You have unsaved changes. Leave this page?'] : [];
    expect([...new Set(questions.filter((question) => question !== ''))]).toEqual(asked);
  });

  test(`${name}: a draft is removed once it is sent`, async ({ page }) => {
    await open(page, form);
    await fill(page, form);
    if (form.path.endsWith('marksheet')) await clickButton(page, 'Clear');
    await expectStored(page, Object.values(form.texts)[0] ?? '');
    await clickButton(page, form.submit);
    // A new student has a second one, with the Student Id.
    await expect(page.locator('[data-toast=success]').first()).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.goto('/about-us');
    expect(await drafts(page)).toEqual([]);
  });
}

test('a rejected form keeps its draft', async ({ page, network }) => {
  network.respond('/create-result', { status: 422, json: { success: false, message: 'The register is closed.' } });
  await open(page, forms['create result']);
  await fill(page, forms['create result']);
  await clickButton(page, 'Create Result');
  await expect(page.locator('[data-toast=error]')).toBeVisible();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expectValues(page, forms['create result']);
});

test('another user sees no draft, and the previous drafts are removed', async ({ page }) => {
  await open(page, forms['create result']);
  await fill(page, forms['create result']);
  await expectStored(page, 'GVI/12/2026');
  const { token, user: operator } = sessions.operator;
  const other = { token, user: { ...operator, _id: 'u-other' } };
  await page.evaluate(([key = '', session = '']) => localStorage.setItem(key, session), [sessionKey, JSON.stringify(other)]);
  await page.route('**/profile', (route) => route.abort());
  await page.goto('/franchise');
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('a form that is emptied again has no draft', async ({ page }) => {
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await expectStored(page, 'Station Road');
  await field(page, 'Address').fill('');
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

test('a crash loses no more than the last moment', async ({ page }) => {
  // A page that crashes gets no events.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await expectStored(page, 'Station Road');
  await page.goto('/franchise');
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
});

test('what is typed before hydration wins over the draft', async ({ page }) => {
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await field(page, 'Center Location').fill('Gumla');
  await expectStored(page, 'Gumla');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const input = document.querySelector<HTMLInputElement>('[name=CenterLocation]');
      if (input) input.value = 'Ranchi';
    });
  });
  await page.goto('/franchise');
  await expect(field(page, 'Address')).toHaveValue('7, Station Road');
  await expect(field(page, 'Center Location')).toHaveValue('Ranchi');
  await expectStored(page, 'Ranchi');
});

for (const [name, breakStorage] of [
  [
    'throws',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`if the storage ${name}, a form works, and its draft lasts until a reload`, async ({ page, network }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/franchise');
    await fill(page, forms['franchise application']);
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Send Application' })).toHaveCount(0);
    await page.goBack();
    await expectValues(page, forms['franchise application']);
    await clickButton(page, 'Send Application');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    expect(network.calls('/request-franchise')).toHaveLength(1);
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
  });

test('the notice and its button fit on every screen', async ({ page }) => {
  await page.goto('/franchise');
  await field(page, 'Address').fill('7, Station Road');
  await page.reload();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const button = await page.getByRole('button', { name: 'Discard' }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(24);
    const box = await notice(page).boundingBox();
    expect(box?.height, 'on one line').toBeLessThan(40);
  }
});
