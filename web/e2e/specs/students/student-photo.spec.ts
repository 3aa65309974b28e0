import { fill, path } from '../../support/pages/create-student.ts';
import { cropDialog, drag, openCropDialog, twoColours } from '../../support/pages/crop-dialog.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { createStudents, pasteStudents } from '../../support/pages/import-students.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { uploadedPhoto } from '../../support/uploaded-photo.ts';

test('the photo of a new student is cropped, and Enter in the crop dialog does not create the student', async ({ page, network }) => {
  await openAsOperator(page, path);
  await fill(page);
  await field(page, 'Photo').setInputFiles(await twoColours(page, 600, 300));
  await openCropDialog(page);
  await drag(page, 400, 0);
  await page.keyboard.press('Enter');
  await expect(cropDialog(page)).toHaveCount(0);
  expect(network.calls('/admin/register')).toHaveLength(0);
  await clickButton(page, 'Create Student');
  await expect(page).toHaveURL('/franchise/student-management');
  const { width, height, edges } = await uploadedPhoto(page, network, '/admin/register');
  expect([width, height, (edges.right[0] ?? 0) > 150]).toEqual([240, 300, true]);
});

test('the photos of imported students are sent as small portraits [S-19]', async ({ page, network }) => {
  const students = createStudents(1);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Photos').setInputFiles({ ...(await twoColours(page, 4000, 3000)), name: `${students[0]?.phone}.jpg` });
  await expect(page.getByText('1 of 1 student has a photo.')).toBeVisible();
  await clickButton(page, 'Create 1 student');
  await expect(page.getByRole('heading', { name: '1 student created' })).toBeVisible();
  expect(await uploadedPhoto(page, network, '/admin/register')).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
});
