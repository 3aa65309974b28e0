import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { createStudents, toTable } from '../data/student-table.ts';
import { tabTo } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { choosePhotos, mainHeading, path } from './import-students.ts';

test('a table is read, corrected and sent with the keyboard alone', async () => {
  const students = createStudents(2, [{}, { City: '' }]);
  const { network } = await renderRoute(path, { as: 'franchise' });
  await tabTo('Or paste a table');
  await commands.insertText(toTable(students));
  await tabTo('Read table');
  await userEvent.keyboard('{Enter}');
  await expect.element(mainHeading('Check the table')).toBeVisible();
  await tabTo('Course');
  await userEvent.keyboard('CCC');
  await tabTo('Photos');
  // Enter opens the dialog of the system, which the test does not see.
  await choosePhotos(students);
  await tabTo('Go to the first error');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'City of Row 2' })).toHaveFocus();
  await userEvent.keyboard('Gaya');
  await tabTo('Create 2 students');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Progress' })).toHaveFocus();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  expect(network.calls('/admin/register').map(({ form }) => [form?.get('email'), form?.get('city')])).toEqual([
    ['new1@example.com', 'Patna'],
    ['new2@example.com', 'Gaya'],
  ]);
  await tabTo('Print password slips');
});
