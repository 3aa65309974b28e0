import { expect } from 'vitest';
import { newStudent } from '../../../test/data/people.ts';
import { student } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { photoFile } from '../photo-file.ts';
import { signIn } from '../sign-in.ts';

flow('the keyboard alone signs in', async (page) => {
  await page.goto('/login');
  await page.fill('Email', student.email);
  await page.press('Tab');
  await page.expectFocus('Password');
  await page.type(student.password);
  await page.press('Enter');
  await page.heading('My Profile');
});

flow('logout ends the session, also after a reload', async (page) => {
  await signIn(page, student);
  await page.click('header button[aria-expanded]');
  await page.click('header [role=menuitem]', 'Logout');
  await page.find('header a', 'Sign In');
  await page.goto('/user/profile');
  await page.heading('Please sign in first');
});

flow('a student registers with a photo and signs in', async (page) => {
  await page.goto('/register');
  await page.fillAll(newStudent);
  await page.choose('Gender', 'Female');
  await page.choose('State', 'UTTAR PRADESH');
  await page.upload('Photo', photoFile());
  await page.find('img[alt^="Selected"]');
  await page.click('main button', 'Register');
  await page.see('User registered successfully');
  await page.heading('Login');
  await page.fillAll({ Email: newStudent.Email, Password: newStudent.Password });
  await page.click('main button', 'Login');
  await page.heading('My Profile');
  expect(await page.value('Date of Birth')).toBe('15-08-2004');
});

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
