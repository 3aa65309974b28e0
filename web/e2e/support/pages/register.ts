import type { Page } from '@playwright/test';
import { newStudent } from '../../../test/data/people.ts';

export const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

/** Fills in the form of /register. */
export async function fillRegistration(page: Page, values: Record<string, string> = newStudent): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'Gender').selectOption('female');
  await field(page, 'State').selectOption('uttarPradesh');
}
