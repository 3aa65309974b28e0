import { expect, test, vi } from 'vitest';
import { course } from '../support/course.ts';
import { button, field, heading, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';

test('the franchise area shows its messages word for word [R-441]', async () => {
  const expectError = (text: string) => expect.element(toast(text)).toHaveAttribute('data-toast', 'error');
  const { goto } = await renderRoute('/franchise/create-student', { as: 'franchise' });
  await button('Create Student').click();
  await expectError('Please fill all fields carefully');
  const labels = ['Full Name', 'Email', 'Father Name', 'Phone', 'City', 'Village', 'Pincode', 'Password'];
  for (const label of labels) await field(label).fill('1234567');
  await field('Confirm Password').fill('12345678');
  await field('Date of Birth').fill('2005-03-09');
  for (const [label, option] of [
    ['Gender', 'Male'],
    ['Course', 'Course on Computer Concepts'],
    ['Batch', 'b-morning'],
  ] as const)
    await field(label).selectOptions(option);
  await field('Photo').upload(photo());
  await button('Create Student').click();
  await expectError('Password must have 8 characters');
  await field('Password').fill('12345678 and more');
  await button('Create Student').click();
  await expectError('Password and confirm password must be same!');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await goto('/franchise/create-marksheet');
  await button('Add Subject').click();
  await expectError('Please fill all required fields');
  await goto('/view-result');
  await button('View Certificate').click();
  await expectError('Please fill all the required fields.');
  await goto('/franchise/view-result/certificate');
  await expect.element(heading('Certificate is not Authenticated')).toBeVisible();
  await goto(course.path);
  for (let count = 0; count < 2; count += 1) await button('Add to Cart').click();
  await expectError('Course Already Added in cart!');
});
