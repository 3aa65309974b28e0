import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { brand } from '../../support/brand.ts';
import { unreachable } from '../../support/network.ts';
import { clickTwice, expectCount, expectNoToasts, field, focus, heading, main, press, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

interface Form {
  /** The numbers of the requirements about the fields. */
  fieldNumbers: string;
  path: string;
  heading: RegExp;
  endpoint: string;
  submitLabel: string;
  success: string;
  /** The label of the field, its name in the request, and its value. */
  fields: readonly (readonly [label: string, name: string, value: string])[];
}

const contact: Form = {
  fieldNumbers: 'R-050, R-133, R-134, R-135, R-136, R-137, R-138',
  path: '/contact-us',
  heading: /Contact Us/,
  endpoint: '/contact',
  submitLabel: 'Send Query',
  success: 'Your query is sent. We will call you soon',
  fields: [
    ['Full Name', 'name', ' सुनीता देवी '],
    ['Email', 'email', 'not an address'],
    ['Whatsapp No.', 'phone', '00000 11111'],
    ['Ask Query', 'message', 'क्या शाम का बैच है?\nAnd what does it cost?'],
  ],
};

const franchise: Form = {
  fieldNumbers: 'R-051, R-141, R-142, R-143, R-144, R-145, R-146, R-147, R-148',
  path: '/franchise',
  heading: /Franchise/,
  endpoint: '/request-franchise',
  submitLabel: 'Send Application',
  success: 'Your application is received',
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

const submitButton = ({ submitLabel }: Form) => main.getByRole('button', { name: submitLabel });
const privacyPolicy = main.getByRole('link', { name: 'Privacy Policy (opens in a new tab)', exact: true });

async function fill({ fields }: Form): Promise<void> {
  for (const [label, , value] of fields) await field(label).fill(value);
}

/** Checks the values of all fields; a missing value means an empty field. */
async function expectValues({ fields }: Form, values: readonly string[]): Promise<void> {
  for (const [index, [label]] of fields.entries()) await expect.element(field(label)).toHaveValue(values[index] ?? '');
}

const valuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name, value]) => [name, value]));
const emptyValuesOf = ({ fields }: Form) => Object.fromEntries(fields.map(([, name]) => [name, '']));

test('an application shows a default message if the response has none, and no toast repeats it [R-148, R-253]', async () => {
  const { network } = await renderRoute(franchise.path);
  network.respond(franchise.endpoint, { status: 204 });
  await submitButton(franchise).click();
  await expect.element(main.getByText('Thank you. We have received your application.')).toBeVisible();
  await expectNoToasts();
});

for (const [form, noValidation, submission] of [
  [contact, 'R-139', 'R-140'],
  [franchise, 'R-149', 'R-150'],
] as const) {
  test(`${form.path} keeps every field on failure, is sent once on repeated submits, keeps the text typed meanwhile, and validates nothing [${noValidation}, ${submission}, R-253, F-02, F-05, F-11]`, async () => {
    const { network } = await renderRoute(form.path);
    const calls = () => network.calls(form.endpoint);
    network.fail(form.endpoint);
    await fill(form);
    await submitButton(form).click();
    await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
    await expect.element(submitButton(form)).toHaveAccessibleDescription(unreachable);
    await expectValues(form, Object.values(valuesOf(form)));
    expect(calls(), 'a mutation is not retried').toHaveLength(1);
    network.passThrough(form.endpoint);
    const held = network.hold(form.endpoint);
    await clickTwice(submitButton(form));
    await expect.element(submitButton(form)).toHaveAttribute('aria-busy', 'true');
    await press(field('Email'), '{Enter}');
    await field('Full Name').fill('Somebody else');
    held.release();
    await expect.element(toast(form.success)).toBeVisible();
    await expectValues(form, ['Somebody else', ...Object.values(valuesOf(form)).slice(1)]);
    await expect.element(field('Full Name')).toHaveFocus();
    await expect.element(main.getByText(form.success)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Close notification' }).first().click();
    expect(calls()).toHaveLength(2);
    await submitButton(form).click();
    await expect.element(main.getByText(form.success)).toBeVisible();
    await expectValues(form, []);
    await expect.poll(() => document.activeElement?.textContent).toBe(form.success);
    await userEvent.tab();
    await expect.element(field('Full Name')).toHaveFocus();
    await submitButton(form).click();
    await expect.poll(() => calls().length).toBe(4);
    expect(calls()[3]?.body).toEqual(emptyValuesOf(form));
  });

  test(`${form.path} is sent as typed with the keyboard alone, and opening its privacy policy keeps the fields [${form.fieldNumbers}]`, async () => {
    const { network } = await renderRoute(form.path, { as: 'student' });
    await expect.element(heading(form.heading)).toBeVisible();
    await focus(field('Full Name'));
    for (const [label, , value] of form.fields) {
      await expect.element(field(label)).toHaveFocus();
      await userEvent.keyboard(`${value}{Tab}`);
    }
    await expect.element(privacyPolicy).toHaveFocus();
    await userEvent.tab();
    await expect.element(submitButton(form)).toHaveFocus();
    const opened = commands.nextTab();
    await privacyPolicy.click();
    expect(new URL(await opened).pathname).toBe('/privacy-policy');
    await press(field('Email'), '{Enter}');
    await expect.element(main.getByText(form.success)).toBeVisible();
    const [call] = network.calls(form.endpoint);
    expect([call?.method, call?.body]).toEqual(['POST', valuesOf(form)]);
    // Only an application has the token of its sender.
    expect(call?.headers.authorization?.slice(0, 7)).toBe(form === franchise ? 'Bearer ' : undefined);
  });
}

test('the contact page lists the other ways to reach the institute', async () => {
  await renderRoute(contact.path);
  const contacts = page.getByRole('region', { name: 'Or contact us directly' });
  await expect.element(contacts.getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
  await expect.element(contacts.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect.element(contacts.getByText(brand.hours)).toBeVisible();
  const networks = contacts.getByRole('listitem').getByRole('link');
  await expectCount(networks, brand.social.length);
  for (const link of networks.all()) await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the hero of the franchise page links to the form and focuses its heading', async () => {
  await renderRoute(franchise.path);
  await press(main.getByRole('link', { name: 'Apply for a centre' }), '{Enter}');
  const title = page.getByRole('heading', { level: 2, name: 'Apply for a centre' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
});
