import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { franchiseApplication } from '../data/people.ts';
import { options, texts } from '../operator/students/create-student.ts';
import { Network } from '../support/network.ts';
import { button, expectCount, expectTexts, field, link, main } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { mainNavigation, storedTexts } from '../support/session.ts';

type Values = Record<string, string>;

/** A form, and the values that a user types and selects in it. */
interface Form {
  path: string;
  submit: string;
  /** The link that leaves the page of an operator. */
  leave?: string;
  texts: Values;
  options?: Values;
  /** Values that the draft does not keep, besides a photo. */
  secrets?: Values;
  /** Fills in the parts that are no plain fields. */
  fillRest?: () => Promise<void>;
  expectRest?: () => Promise<void>;
  expectNoRest?: () => Promise<void>;
  /** Removes half-typed input that would not be sent. */
  beforeSubmit?: () => Promise<void>;
}

const { Password, 'Confirm Password': confirmation, ...details } = texts;
const secrets = { Password, 'Confirm Password': confirmation };
const dates: Values = { 'Start Date': '2026-04-02', 'End Date': '2026-07-01', 'Issue Date': '2026-07-06' };
const items = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

const forms = {
  'create student': { path: '/franchise/create-student', submit: 'Create Student', texts: details, options, secrets },
  'create exam': {
    path: '/franchise/create-exam',
    submit: 'Create Exam',
    texts: { Title: 'अंतिम परीक्षा', Location: 'Room 1', Date: '2026-12-28', Time: '17:05' },
    options: { Course: 'c-ccc', Batch: 'b-forenoon' },
    fillRest: async () => {
      for (const name of ['Sunil', 'Manish']) await page.getByRole('option').filter({ hasText: name }).click();
    },
    expectRest: () => expectTexts(items('Selected students'), expect.stringMatching(/Sunil/), expect.stringMatching(/Manish/)),
    expectNoRest: () => expectCount(items('Selected students'), 0),
  },
  'create marksheet': {
    path: '/franchise/create-marksheet',
    submit: 'Create Marksheet',
    texts: dates,
    options: { Student: 's-002', Course: 'c-tally' },
    fillRest: async () => {
      await field('Subject').selectOptions('GST');
      await field('Marks Obtained').fill('61.5');
      await field('Practical Marks').fill('20');
      await button('Add subject').click();
      await field('Subject').selectOptions('Payroll');
      await field('Marks Obtained').fill('70');
    },
    expectRest: async () => {
      await expectTexts(items('Subjects of the marksheet'), expect.stringMatching(/^GST ?Obtained 61.5, practical 20, total 100/));
      await expect.element(field('Subject')).toHaveValue('Payroll');
      await expect.element(field('Marks Obtained')).toHaveValue('70');
    },
    expectNoRest: () => expectCount(items('Subjects of the marksheet'), 0),
    beforeSubmit: () => button('Clear').click(),
  },
  'create result': {
    path: '/franchise/create-result',
    submit: 'Create Result',
    texts: { 'Student Roll No': 'GVI/12/2026', Grade: 'A++', Duration: '6', ...dates },
    options: { Course: 'c-ccc' },
  },
  'create batch': {
    path: '/franchise/create-batch',
    submit: 'Create Batch',
    texts: { Title: 'सूर्योदय बैच', Time: '06:00 AM - 07:00 AM', 'Student Limit': '12' },
  },
  'recharge wallet': {
    path: '/franchise/recharge-wallet',
    submit: 'Send Request',
    leave: 'All transactions',
    texts: { Amount: '1500', 'Transaction Id': '000000099998', 'Payment Method': 'UPI' },
  },
  register: { path: '/register', submit: 'Register', texts: details, options: { Gender: 'female', State: 'kerala' }, secrets },
  'franchise application': {
    path: '/franchise',
    submit: 'Send Application',
    texts: franchiseApplication,
  },
  contact: {
    path: '/contact-us',
    submit: 'Send Query',
    texts: { 'Full Name': 'सुनीता देवी', Email: 'sunita@example.com', 'Whatsapp No.': '0000011111', 'Ask Query': 'क्या शाम का बैच है?' },
  },
} satisfies Record<string, Form>;

const isOperatorForm = ({ path }: Form) => path.startsWith('/franchise/');
const notice = main.getByRole('status').filter({ hasText: 'Restored what you had typed' });
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('institute.draft.'));
const open = (form: Form) => renderRoute(form.path, isOperatorForm(form) ? { as: 'operator' } : {});

async function fill({ texts, options = {}, fillRest }: Form): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  for (const [label, value] of Object.entries(options)) await field(label).selectOptions(value);
  await fillRest?.();
}

async function fillSecrets({ secrets }: Form): Promise<void> {
  if (!secrets) return;
  for (const [label, text] of Object.entries(secrets)) await field(label).fill(text);
  await field('Photo').upload(photo());
}

async function expectValues({ texts, options = {}, expectRest }: Form): Promise<void> {
  for (const [label, value] of Object.entries({ ...texts, ...options })) await expect.element(field(label)).toHaveValue(value);
  await expectRest?.();
}

async function expectBlank({ texts, options = {}, expectNoRest }: Form): Promise<void> {
  await expect.element(notice).not.toBeInTheDocument();
  for (const label of Object.keys({ ...texts, ...options })) await expect.element(field(label)).toHaveValue('');
  await expectNoRest?.();
}

for (const [name, form] of Object.entries<Form>(forms)) {
  test(`${name}: going back and a reload bring back everything but passwords and photo, until it is discarded or sent`, async () => {
    const questions = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { url, back, reload } = await open(form);
    await expect.element(notice).not.toBeInTheDocument();
    await fill(form);
    await (isOperatorForm(form) ? link(form.leave ?? 'Cancel') : mainNavigation.getByRole('link', { name: 'Courses' })).click();
    await expect.element(button(form.submit)).not.toBeInTheDocument();
    back();
    await expect.poll(url).toBe(form.path);
    await expect.element(notice).toHaveTextContent('Restored what you had typed · Discard');
    await expectValues(form);
    // Only the forms of operators ask before the user leaves them.
    expect(questions.mock.calls).toEqual(isOperatorForm(form) ? [['You have unsaved changes. Leave this page?']] : []);
    await button('Discard').click();
    await expect.poll(() => document.activeElement).toBe(document.querySelector('main form :is(input, select, textarea)'));
    await expect.poll(drafts).toEqual([]);
    await expectBlank(form);
    await reload();
    await expectBlank(form);
    await fill(form);
    await fillSecrets(form);
    await reload();
    await expect.element(notice).toBeVisible();
    await expectValues(form);
    if (form.secrets) for (const label of ['Photo', ...Object.keys(form.secrets)]) await expect.element(field(label)).toHaveValue('');
    expect(storedTexts()).not.toContain(secrets.Password);
    await fillSecrets(form);
    await form.beforeSubmit?.();
    await button(form.submit).click();
    await expect.poll(drafts).toEqual([]);
  });
}

test.each(['create-student', 'create-exam', 'batch-results'])(
  '%s: the only batch, which nobody has selected, is no draft',
  async (name) => {
    const network = new Network();
    const batches = network.hold('/self-created-batches');
    await renderRoute(`/franchise/${name}`, { as: 'operator', network, waits: false });
    await expect.poll(() => batches.calls.length).toBe(1);
    await expect.element(field('Course')).toBeVisible();
    batches.respond({ json: { success: true, batches: [{ _id: 'b-1', title: 'Only', isActive: true }] } });
    await expect.element(field('Batch')).toHaveValue('b-1');
    // The draft is written a moment after the typing.
    await field('Issue Date')
      .or(field('City'))
      .or(field('Location'))
      .first()
      .fill(name === 'batch-results' ? '2026-07-06' : 'Pune');
    await expect.poll(drafts).toEqual([`institute.draft.${name}`]);
    expect(sessionStorage[`institute.draft.${name}`]).not.toContain('b-1');
  },
);
