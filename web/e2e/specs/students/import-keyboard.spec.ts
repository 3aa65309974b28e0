import { openAsOperator } from '../../support/pages/franchise.ts';
import { choosePhotos, createStudents, path, toTable } from '../../support/pages/import-students.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';

test('a table is read, corrected and sent with the keyboard alone', async ({ page, network }) => {
  const students = createStudents(2, [{}, { City: '' }]);
  await openAsOperator(page, path);
  await tabTo(page, 'Or paste a table');
  await page.keyboard.insertText(toTable(students));
  await tabTo(page, 'Read table');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check the table' })).toBeVisible();
  await tabTo(page, 'Course');
  await page.keyboard.type('CCC');
  await tabTo(page, 'Photos');
  // Enter opens the dialog of the system, which the test does not see.
  await choosePhotos(page, students);
  await tabTo(page, 'Go to the first error');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'City of Row 2' })).toBeFocused();
  await page.keyboard.type('Gaya');
  await tabTo(page, 'Create 2 students');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Progress' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '2 students created' })).toBeVisible();
  expect(network.calls('/admin/register').map(({ form }) => [form?.email, form?.city])).toEqual([
    ['new1@example.com', 'Patna'],
    ['new2@example.com', 'Gaya'],
  ]);
  await tabTo(page, 'Print password slips');
});
