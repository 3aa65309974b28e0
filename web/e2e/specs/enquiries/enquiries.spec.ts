import type { Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

interface Form {
  path: string;
  call: string;
  action: string;
  success: string;
  thanks: RegExp;
  /** Label, name in the request, and text. */
  fields: readonly (readonly [label: string, name: string, text: string])[];
}

const contact: Form = {
  path: '/contact-us',
  call: '/contact',
  action: 'Send Query',
  success: 'Your query is sent. We will call you soon',
  thanks: /^Thank you\. We have received your query/,
  fields: [
    ['Full Name', 'name', ' सुनीता देवी '],
    ['Email', 'email', 'not an address'],
    ['Whatsapp No.', 'phone', '00000 11111'],
    ['Ask Query', 'message', 'क्या शाम का बैच है?\nAnd what does it cost?'],
  ],
};

const franchise: Form = {
  path: '/franchise',
  call: '/request-franchise',
  action: 'Send Application',
  success: 'Your application is received',
  thanks: /^Thank you\. We have received your application/,
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

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, { action }: Form) => page.getByRole('main').getByRole('button', { name: action });

const privacyPolicy = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Privacy Policy (opens in a new tab)', exact: true });

async function fill(page: Page, { fields }: Form): Promise<void> {
  for (const [label, , text] of fields) await field(page, label).fill(text);
}

async function expectTexts(page: Page, { fields }: Form, texts: readonly string[]): Promise<void> {
  for (const [index, [label]] of fields.entries()) await expect(field(page, label)).toHaveValue(texts[index] ?? '');
}

const valuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name, text]) => [name, text]));
const emptyValuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name]) => [name, '']));

test('a question is sent as typed, without a token, by Send Query [R-050, R-133, R-134, R-135, R-136]', async ({ page }) => {
  await signIn(page, student, contact.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const calls = watchRequests(page, 'POST', contact.call);
  await fill(page, contact);
  await button(page, contact).click();
  await expect(toast(page, contact.success)).toHaveAttribute('data-toast', 'success');
  expect(calls[0]?.postDataJSON()).toEqual(valuesOf(contact));
  expect(calls[0]?.headers()).not.toHaveProperty('authorization');
});

test("the button is called 'Send Query' [R-137, R-138]", async ({ page }) => {
  await page.goto(contact.path);
  const calls = watchRequests(page, 'POST', contact.call);
  await page.getByRole('main').getByRole('button', { name: 'Send Query', exact: true }).click();
  await expect(toast(page, contact.success)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an application is sent as typed [R-051, R-141, R-142, R-143, R-144]', async ({ page }) => {
  await page.goto(franchise.path);
  await expect(page.getByRole('heading', { level: 1, name: /Franchise/ })).toBeVisible();
  const calls = watchRequests(page, 'POST', franchise.call);
  await fill(page, franchise);
  await button(page, franchise).click();
  await expect(toast(page, franchise.success)).toHaveAttribute('data-toast', 'success');
  const sent = calls[0]?.postDataJSON();
  expect(sent).toEqual(valuesOf(franchise));
});

test('an application sends CenterLocation and workExperience, and the token of a signed-in viewer [R-145, R-146, R-147, R-148]', async ({
  page,
}) => {
  await page.goto(franchise.path);
  const calls = watchRequests(page, 'POST', franchise.call);
  await field(page, 'Center Location').fill('Gaya');
  await field(page, 'Work Experience').fill('Five years');
  await field(page, 'About Institute').fill('Two rooms');
  await button(page, franchise).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toMatchObject({ CenterLocation: 'Gaya', workExperience: 'Five years', aboutInstitute: 'Two rooms' });
  expect(calls[0]?.headers()).not.toHaveProperty('authorization');
  await signIn(page, student, franchise.path);
  await button(page, franchise).click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.headers().authorization).toMatch(/^Bearer \S/);
});

test('an application that gets a response without a message shows a default one [R-148, R-253]', async ({ page, network }) => {
  network.respond(franchise.call, { status: 204 });
  await page.goto(franchise.path);
  await button(page, franchise).click();
  await expect(toast(page, 'Your application has been sent.')).toHaveAttribute('data-toast', 'success');
});

for (const [form, rule, state] of [
  [contact, 'R-139', 'R-140'],
  [franchise, 'R-149', 'R-150'],
] as const) {
  test(`${form.path} validates nothing, keeps every field on failure and clears them on success [${rule}, ${state}, R-253, F-05]`, async ({
    page,
  }) => {
    await page.goto(`${form.path}?mocks=server-500`);
    const calls = watchRequests(page, 'POST', form.call);
    await fill(page, form);
    await button(page, form).click();
    const message = 'Something went wrong on our side. Please try again.';
    await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
    await expect(button(page, form)).toHaveAccessibleDescription(message);
    await expectTexts(page, form, Object.values(valuesOf(form)));
    expect(calls, 'a mutation is not retried').toHaveLength(1);

    await page.goto(`${form.path}?mocks=reset`);
    await fill(page, form);
    await button(page, form).click();
    await expect(page.getByText(form.thanks)).toBeVisible();
    await expectTexts(page, form, []);
    await expect(page.locator(':focus')).toHaveText(form.thanks);
    await page.keyboard.press('Tab');
    await expect(field(page, 'Full Name')).toBeFocused();

    await button(page, form).click();
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]?.postDataJSON()).toEqual(emptyValuesOf(form));
  });

  test(`${form.path} sends once on repeated submits [${state}, F-11]`, async ({ page }) => {
    await page.goto(`${form.path}?mocks=slow`);
    const calls = watchRequests(page, 'POST', form.call);
    await fill(page, form);
    await button(page, form).dblclick();
    await expect(button(page, form)).toHaveAttribute('aria-busy', 'true');
    await field(page, 'Email').press('Enter');
    await button(page, form).press('Enter');
    await expect(page.getByText(form.thanks)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test(`${form.path} keeps what is typed while it is sending, and the focus with it [${rule}, F-05]`, async ({ page }) => {
    await page.goto(`${form.path}?mocks=slow`);
    await fill(page, form);
    await button(page, form).click();
    await expect(button(page, form)).toHaveAttribute('aria-busy', 'true');
    await field(page, 'Full Name').fill('Somebody else');
    await expect(toast(page, form.success)).toBeVisible();
    await expectTexts(page, form, ['Somebody else', ...Object.values(valuesOf(form)).slice(1)]);
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(page.getByText(form.thanks)).toHaveCount(0);
  });

  test(`${form.path} keeps every field without a response, and can be sent again [F-02]`, async ({ page, network }) => {
    network.fail(form.call);
    await page.goto(form.path);
    await fill(page, form);
    await button(page, form).click();
    await expect(toast(page, unreachable)).toBeVisible();
    await expectTexts(page, form, Object.values(valuesOf(form)));
    network.passThrough(form.call);
    await button(page, form).click();
    await expect(toast(page, form.success)).toBeVisible();
  });

  test(`${form.path} works with the keyboard alone, and opening its privacy policy keeps the fields`, async ({ page, context }) => {
    await page.goto(form.path);
    const calls = watchRequests(page, 'POST', form.call);
    await field(page, 'Full Name').focus();
    for (const [label, , text] of form.fields) {
      await expect(field(page, label)).toBeFocused();
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await expect(privacyPolicy(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, form)).toBeFocused();
    await expect(privacyPolicy(page)).toHaveAttribute('rel', 'noopener noreferrer');
    const [policy] = await Promise.all([context.waitForEvent('page'), privacyPolicy(page).click()]);
    await expect(policy).toHaveURL('/privacy-policy');
    await expectTexts(page, form, Object.values(valuesOf(form)));
    await field(page, 'Email').press('Enter');
    await expect(toast(page, form.success)).toBeVisible();
    expect(calls[0]?.postDataJSON()).toEqual(valuesOf(form));
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

test('the hero of the franchise page links to the form and moves the focus there', async ({ page }) => {
  await page.goto(franchise.path);
  await page.getByRole('main').getByRole('link', { name: 'Apply for a centre' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Apply for a centre' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Apply for a centre' })).toBeInViewport();
});
