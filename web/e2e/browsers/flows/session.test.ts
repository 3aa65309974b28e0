import { expect } from 'vitest';
import { newStudent } from '../../../test/data/people.ts';
import { student } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { photoFile } from '../photo.ts';
import { signIn, signOut } from '../sign-in.ts';

flow('a student signs in', async (page) => {
  await signIn(page, student);
  await page.see('Aarav Sharma');
});

flow('the keyboard alone signs in', async (page) => {
  await page.goto('/login');
  await page.fill('Email', student.email);
  await page.press('Tab');
  await page.expectFocus('Password');
  await page.type(student.password);
  await page.press('Enter');
  await page.heading('My Profile');
});

flow('a wrong password is rejected, and the form keeps the email', async (page) => {
  await page.goto('/login');
  await page.fillAll({ Email: student.email, Password: 'wrong password' });
  await page.click('main button', 'Login');
  await page.see('Email or password is wrong.');
  expect(await page.value('Email')).toBe(student.email);
});

flow('logout ends the session, also after a reload', async (page) => {
  await signIn(page, student);
  await signOut(page);
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
