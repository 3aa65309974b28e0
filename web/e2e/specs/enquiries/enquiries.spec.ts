import type { Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { field } from '../../support/pages/page.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

interface Form {
  path: string;
  /** The API path below `/v1`. */
  endpoint: string;
  submitLabel: string;
  /** The toast after a successful submission. */
  success: string;
  /** The message that gets focus after a successful submission. */
  confirmation: RegExp;
  /** Label, name in the request, and value. */
  fields: readonly (readonly [label: string, name: string, value: string])[];
}

const contact: Form = {
  path: '/contact-us',
  endpoint: '/contact',
  submitLabel: 'Send Query',
  success: 'Your query is sent. We will call you soon',
  confirmation: /^Thank you\. We have received your query/,
  fields: [
    ['Full Name', 'name', ' सुनीता देवी '],
    ['Email', 'email', 'not an address'],
    ['Whatsapp No.', 'phone', '00000 11111'],
    ['Ask Query', 'message', 'क्या शाम का बैच है?\nAnd what does it cost?'],
  ],
};

const franchise: Form = {
  path: '/franchise',
  endpoint: '/request-franchise',
  submitLabel: 'Send Application',
  success: 'Your application is received',
  confirmation: /^Thank you\. We have received your application/,
  fields: [
    ['Full Name', 'fullName', 'Meena Kumari'],
    ['Email', 'email', 'meena@example.com'],
    ['Whatsapp No.', 'phone', '0000022222'],
    ['Address', 'address', '12, Station Road, Gaya'],
    ['Center Location', 'CenterLocation', 'Gaya, Bihar'],
    ['Work Experience', 'workExperience', 'Five years as a teacher\nTwo as a clerk'],
    ['About Institute', 'aboutInstitute', 'दो कमरे और बीस कंप्यूटर'],
  ],
};

const submitButton = (page: Page, { submitLabel }: Form) => page.getByRole('main').getByRole('button', { name: submitLabel });

const privacyPolicy = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Privacy Policy (opens in a new tab)', exact: true });

async function fill(page: Page, { fields }: Form): Promise<void> {
  for (const [label, , value] of fields) await field(page, label).fill(value);
}

/** Checks the values of all fields; a missing value means an empty field. */
async function expectValues(page: Page, { fields }: Form, values: readonly string[]): Promise<void> {
  for (const [index, [label]] of fields.entries()) await expect(field(page, label)).toHaveValue(values[index] ?? '');
}

const valuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name, value]) => [name, value]));
const emptyValuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name]) => [name, '']));

test('Send Query sends the question as typed, without a token [R-050, R-133, R-134, R-135, R-136]', async ({ page }) => {
  await signIn(page, student, contact.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const requests = watchRequests(page, 'POST', contact.endpoint);
  await fill(page, contact);
  await submitButton(page, contact).click();
  await expect(toast(page, contact.success)).toHaveAttribute('data-toast', 'success');
  expect(requests[0]?.postDataJSON()).toEqual(valuesOf(contact));
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
});

test("the button is called 'Send Query' [R-137, R-138]", async ({ page }) => {
  await page.goto(contact.path);
  const requests = watchRequests(page, 'POST', contact.endpoint);
  await page.getByRole('main').getByRole('button', { name: 'Send Query', exact: true }).click();
  await expect(toast(page, contact.success)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('an application is sent as typed [R-051, R-141, R-142, R-143, R-144]', async ({ page }) => {
  await page.goto(franchise.path);
  await expect(page.getByRole('heading', { level: 1, name: /Franchise/ })).toBeVisible();
  const requests = watchRequests(page, 'POST', franchise.endpoint);
  await fill(page, franchise);
  await submitButton(page, franchise).click();
  await expect(toast(page, franchise.success)).toHaveAttribute('data-toast', 'success');
  expect(requests[0]?.postDataJSON()).toEqual(valuesOf(franchise));
});

test('an application sends CenterLocation and workExperience, and the token of a signed-in viewer [R-145, R-146, R-147, R-148]', async ({
  page,
}) => {
  await page.goto(franchise.path);
  const requests = watchRequests(page, 'POST', franchise.endpoint);
  await field(page, 'Center Location').fill('Gaya');
  await field(page, 'Work Experience').fill('Five years');
  await field(page, 'About Institute').fill('Two rooms');
  await submitButton(page, franchise).click();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.postDataJSON()).toMatchObject({ CenterLocation: 'Gaya', workExperience: 'Five years', aboutInstitute: 'Two rooms' });
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
  await signIn(page, student, franchise.path);
  await submitButton(page, franchise).click();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.headers().authorization).toMatch(/^Bearer \S/);
});

test('an application shows a default message if the response has none [R-148, R-253]', async ({ page, network }) => {
  network.respond(franchise.endpoint, { status: 204 });
  await page.goto(franchise.path);
  await submitButton(page, franchise).click();
  await expect(toast(page, 'Your application has been sent.')).toHaveAttribute('data-toast', 'success');
});

for (const [form, noValidation, submission] of [
  [contact, 'R-139', 'R-140'],
  [franchise, 'R-149', 'R-150'],
] as const) {
  test(`${form.path} validates nothing, keeps every field on failure and clears them on success [${noValidation}, ${submission}, R-253, F-05]`, async ({
    page,
  }) => {
    await page.goto(`${form.path}?mocks=server-500`);
    const requests = watchRequests(page, 'POST', form.endpoint);
    await fill(page, form);
    await submitButton(page, form).click();
    const message = 'Something went wrong on our side. Please try again.';
    await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
    await expect(submitButton(page, form)).toHaveAccessibleDescription(message);
    await expectValues(page, form, Object.values(valuesOf(form)));
    expect(requests, 'a mutation is not retried').toHaveLength(1);

    await page.goto(`${form.path}?mocks=reset`);
    await fill(page, form);
    await submitButton(page, form).click();
    await expect(page.getByText(form.confirmation)).toBeVisible();
    await expectValues(page, form, []);
    await expect(page.locator(':focus')).toHaveText(form.confirmation);
    await page.keyboard.press('Tab');
    await expect(field(page, 'Full Name')).toBeFocused();

    await submitButton(page, form).click();
    await expect.poll(() => requests.length).toBe(3);
    expect(requests[2]?.postDataJSON()).toEqual(emptyValuesOf(form));
  });

  test(`${form.path} sends one request on repeated submits [${submission}, F-11]`, async ({ page }) => {
    await page.goto(`${form.path}?mocks=slow`);
    const requests = watchRequests(page, 'POST', form.endpoint);
    await fill(page, form);
    await submitButton(page, form).dblclick();
    await expect(submitButton(page, form)).toHaveAttribute('aria-busy', 'true');
    await field(page, 'Email').press('Enter');
    await submitButton(page, form).press('Enter');
    await expect(page.getByText(form.confirmation)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test(`${form.path} keeps focus and the text typed while a request is pending [${noValidation}, F-05]`, async ({ page }) => {
    await page.goto(`${form.path}?mocks=slow`);
    await fill(page, form);
    await submitButton(page, form).click();
    await expect(submitButton(page, form)).toHaveAttribute('aria-busy', 'true');
    await field(page, 'Full Name').fill('Somebody else');
    await expect(toast(page, form.success)).toBeVisible();
    await expectValues(page, form, ['Somebody else', ...Object.values(valuesOf(form)).slice(1)]);
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(page.getByText(form.confirmation)).toHaveCount(0);
  });

  test(`${form.path} keeps every field if no response arrives, and can be submitted again [F-02]`, async ({ page, network }) => {
    network.fail(form.endpoint);
    await page.goto(form.path);
    await fill(page, form);
    await submitButton(page, form).click();
    await expect(toast(page, unreachable)).toBeVisible();
    await expectValues(page, form, Object.values(valuesOf(form)));
    network.passThrough(form.endpoint);
    await submitButton(page, form).click();
    await expect(toast(page, form.success)).toBeVisible();
  });

  test(`${form.path} works with the keyboard alone, and opening its privacy policy keeps the fields`, async ({ page, context }) => {
    await page.goto(form.path);
    const requests = watchRequests(page, 'POST', form.endpoint);
    await field(page, 'Full Name').focus();
    for (const [label, , value] of form.fields) {
      await expect(field(page, label)).toBeFocused();
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await expect(privacyPolicy(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(submitButton(page, form)).toBeFocused();
    await expect(privacyPolicy(page)).toHaveAttribute('rel', 'noopener noreferrer');
    const [policy] = await Promise.all([context.waitForEvent('page'), privacyPolicy(page).click()]);
    await expect(policy).toHaveURL('/privacy-policy');
    await expectValues(page, form, Object.values(valuesOf(form)));
    await field(page, 'Email').press('Enter');
    await expect(toast(page, form.success)).toBeVisible();
    expect(requests[0]?.postDataJSON()).toEqual(valuesOf(form));
  });
}

test('the contact page lists the other ways to reach the institute', async ({ page }) => {
  await page.goto(contact.path);
  const contacts = page.getByRole('region', { name: 'Or contact us directly' });
  await expect(contacts.getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
  await expect(contacts.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect(contacts.getByText(brand.hours)).toBeVisible();
  await expect(contacts.getByRole('listitem').getByRole('link')).toHaveCount(brand.social.length);
  for (const link of await contacts.getByRole('listitem').getByRole('link').all())
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the hero of the franchise page links to the form and focuses its heading', async ({ page }) => {
  await page.goto(franchise.path);
  await page.getByRole('main').getByRole('link', { name: 'Apply for a centre' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Apply for a centre' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Apply for a centre' })).toBeInViewport();
});
