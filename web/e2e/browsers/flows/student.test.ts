import { student } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { photoFile } from '../photo.ts';
import { signIn } from '../sign-in.ts';

flow('a student edits the profile', async (page) => {
  await signIn(page, student);
  await page.click('[role=switch]');
  await page.fill('City', 'Kanpur');
  await page.click('main button', 'Save');
  await page.find('[data-toast=success]');
  await page.reload();
  await page.waitFor(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Kanpur'));
});

flow('a student uploads a photo', async (page) => {
  await signIn(page, student);
  await page.click('main button', 'Upload photo');
  await page.upload('Photo', photoFile());
  await page.find('[role=dialog] img[alt^="Selected"]');
  await page.click('[role=dialog] button', 'Upload');
  await page.find('[data-toast=success]');
  await page.waitFor(() => document.querySelector('[role=dialog]') === null);
});

flow('new passwords that differ are rejected', async (page) => {
  await signIn(page, student);
  await page.click('[role=tab]', 'Change Password');
  await page.fillAll({ 'Current Password': student.password, 'New Password': 'a long secret', 'Confirm Password': 'another secret' });
  await page.click('[role=tabpanel] form button[type=submit]');
  await page.find('[data-toast=error]');
});
