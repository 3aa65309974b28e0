import { newStudent } from '../../../test/data/people.ts';
import { field, fillRegistration, photo, submitButton } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test('without the code that prepares photos the field says so, and registration works without it', async ({ page }) => {
  await page.route('**/assets/prepare-photo-*.js', (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(/^Optional The photo could not be prepared\. .* You can also register/);
  for (const [label, value] of Object.entries(newStudent)) await expect(field(page, label)).toHaveValue(value);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
});
