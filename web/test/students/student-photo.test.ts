import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStudents } from '../data/student-table.ts';
import { drag, expectCropped, openCropDialog } from '../support/crop-dialog.ts';
import { button, field } from '../support/page.ts';
import { twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fill, path } from './create-student.ts';
import { pasteStudents } from './import-students.ts';

test('the photo of a new student is cropped, and Enter in the crop dialog does not create the student', async () => {
  const { network, url } = await renderRoute(path, { as: 'franchise' });
  await fill();
  await field('Photo').upload(await twoColours(600, 300));
  await openCropDialog();
  await drag(400);
  await userEvent.keyboard('{Enter}');
  await expectCropped();
  expect(network.calls('/admin/register')).toEqual([]);
  await button('Create Student').click();
  await expect.poll(url).toBe('/franchise/student-management');
  const { width, height, edges } = await uploadedPhoto(network, '/admin/register');
  expect([width, height, (edges.right[0] ?? 0) > 150]).toEqual([240, 300, true]);
});

test('the photos of imported students are sent as small portraits [S-19]', async () => {
  const students = createStudents(1);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(await twoColours(4000, 3000, `${students[0]?.phone}.jpg`));
  await expect.element(page.getByText('1 of 1 student has a photo.')).toBeVisible();
  await button('Create 1 student').click();
  await expect.element(page.getByRole('heading', { name: '1 student created' })).toBeVisible();
  expect(await uploadedPhoto(network, '/admin/register')).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
});
