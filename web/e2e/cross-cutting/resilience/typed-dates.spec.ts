import type { Page } from '@playwright/test';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { fillRegistration, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const dateError = 'Please type the date as DD-MM-YYYY, for example 09-03-2005.';

/** Makes the browser one without date inputs: it shows text fields instead. */
async function removeDateInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type') ?? {};
    Object.defineProperty(HTMLInputElement.prototype, 'type', {
      get,
      set(type: string) {
        set?.call(this, type === 'date' ? 'text' : type);
      },
    });
  });
}

/** The inputs of prerendered HTML. */
async function replacePrerenderedInputs(page: Page): Promise<void> {
  await page.locator('input[type=date]').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) input.type = 'text';
  });
}

test('dates that are typed as text are sent as YYYY-MM-DD, and a text that is no date is an error at its field', async ({
  page,
  network,
}) => {
  await removeDateInputs(page);
  await openAsOperator(page, '/franchise/create-result');
  await field(page, 'Student Roll No').fill('GVI/01/2026');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Grade').fill('A');
  await field(page, 'Duration').fill('3');
  await field(page, 'Issue Date').fill('1/7/2026');
  await field(page, 'Start Date').fill('2026-04-01');
  await field(page, 'End Date').fill('31-06-2026');
  await field(page, 'End Date').press('Enter');
  await expect(field(page, 'End Date')).toHaveAccessibleDescription(`DD-MM-YYYY ${dateError}`);
  await expect(field(page, 'End Date')).toBeFocused();
  await expect(toast(page, dateError)).toHaveAttribute('data-toast', 'error');
  expect(network.calls('/create-result')).toHaveLength(0);
  await field(page, 'End Date').fill('30.06.2026');
  await clickButton(page, 'Create Result');
  await expect.poll(() => network.calls('/create-result').length).toBe(1);
  const body = JSON.parse(network.calls('/create-result')[0]?.body ?? '{}');
  expect(body).toMatchObject({ startDate: '2026-04-01', endDate: '2026-06-30', issueDate: '2026-07-01' });
});

test('a registration understands a date of birth that is typed as text, and sends none that it does not [R-178]', async ({
  page,
  network,
}) => {
  await removeDateInputs(page);
  await page.goto('/register');
  await fillRegistration(page);
  await replacePrerenderedInputs(page);
  network.respond('/register', { status: 409, json: { success: false, message: 'Please try again.' } }, { times: 1 });
  await field(page, 'Date of Birth').fill('9 March 2005');
  await submitButton(page).click();
  await expect(toast(page, 'Please try again.')).toBeVisible();
  await expect(toast(page, dateError)).toHaveCount(0);
  await expect(field(page, 'Date of Birth')).toHaveAccessibleDescription(`DD-MM-YYYY ${dateError}`);
  await expect(field(page, 'Date of Birth')).toHaveValue('9 March 2005');
  await field(page, 'Date of Birth').fill('09-03-2005');
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  const bodies = network.calls('/register').map(({ body }) => JSON.parse(body ?? '{}'));
  expect(bodies.map(({ dob }) => dob)).toEqual([undefined, '2005-03-09']);
});
