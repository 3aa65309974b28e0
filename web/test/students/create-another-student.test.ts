import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverError } from '../support/network.ts';
import { button, expectCount, field, main, nextPaint, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fill, path } from './create-student.ts';

test('Create and add another keeps place, course and batch, shows the Student Id, and starts at the name', async () => {
  const { network, url } = await renderRoute(path, { as: 'franchise' });
  await fill();
  // The list has it in lower case.
  await field('Email').fill('Lakshmi@Example.com');
  await button('Make a password').click();
  await button('Create and add another').click();
  const notice = main.getByRole('status').filter({ hasText: 'लक्ष्मी नायर is registered.' });
  await expect.element(notice).toHaveTextContent(/Student Id GVI\/\d+\/\d{4}$/);
  await expectCount(toast('User registered successfully'), 1);
  expect(url()).toBe(path);
  await expect.element(field('Full Name')).toHaveFocus();
  const kept = { State: 'kerala', City: 'Kochi', Village: 'Edappally', Pincode: '001002', Course: 'c-ccc', Batch: 'b-morning' };
  for (const [label, value] of Object.entries(kept)) await expect.element(field(label)).toHaveValue(value);
  const cleared = ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone', 'Date of Birth', 'Gender', 'Photo'];
  for (const label of cleared) await expect.element(field(label)).toHaveValue('');
  await expect.element(page.getByRole('img', { name: /^Selected/ })).not.toBeInTheDocument();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  // Only what is new is filled in for the next student.
  const next = {
    'Full Name': 'Suresh Nair',
    Email: 'kavya.nair@example.com',
    'Father Name': 'Mohan Nair',
    Phone: '1',
    'Date of Birth': '2005-03-10',
  };
  for (const [label, text] of Object.entries(next)) await field(label).fill(text);
  await field('Gender').selectOptions('male');
  await field('Photo').upload(photo());
  await button('Make a password').click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await expect.element(field('Password')).toHaveValue(expect.stringMatching(/^[a-zA-Z0-9]{8}$/));
  const password = typedIn('Password');
  await expect.element(field('Confirm Password')).toHaveValue(password);
  await button('Create Student').click();
  await expect.poll(url).toBe('/franchise/student-management');
  await expect.element(toast(/^Student Id GVI\/\d+\/\d{4}$/)).toHaveAttribute('data-toast', 'success');
  const [first, second] = network.calls('/admin/register').map(({ form }) => Object.fromEntries(form ?? []));
  expect([first?.city, first?.batch, first?.fullName]).toEqual(['Kochi', 'b-morning', 'लक्ष्मी नायर']);
  expect(second).toMatchObject({
    fullName: 'Suresh Nair',
    state: 'kerala',
    city: 'Kochi',
    village: 'Edappally',
    pinCode: '001002',
    password,
  });
});

test('a Student Id that the list does not tell is left out quietly', async () => {
  const { network } = await renderRoute(path, { as: 'franchise' });
  await fill();
  const list = network.hold('/franchise/users');
  await button('Create and add another').click();
  await expect.element(main.getByText('लक्ष्मी नायर is registered.')).toBeVisible();
  // The new student makes the first call stale.
  const calls = () => list.calls.filter(({ search }) => search.includes('b-morning')).map(({ isAborted }) => isAborted);
  await expect.poll(calls).toEqual([true, false]);
  list.respond(serverError);
  await nextPaint();
  await expectCount(toast('User registered successfully'), 1);
  await expectCount(toast(/./), 1);
});

function typedIn(label: string): string {
  const element = field(label).element();
  return element instanceof HTMLInputElement ? element.value : '';
}
