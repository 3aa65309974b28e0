import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { Network } from '../support/network.ts';
import { button, expectTexts, main, nextPaint, press } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { courseField, declaredResult, expectCertificate, expectCourses, studentId, viewCertificate } from './lookup.ts';

const linkTo = (roll_no: string, course_id: string) => `/view-result?${new URLSearchParams({ roll_no, course_id })}`;
const link = linkTo(declaredResult.rollNo, declaredResult.courseId);

test('a link to a certificate fills in the form and requests it only when the viewer asks, without a session [R-058, S-30]', async () => {
  const { network, url } = await renderRoute(link);
  await expect.element(studentId).toHaveValue(declaredResult.rollNo);
  await expect.element(courseField).toHaveValue(declaredResult.courseId);
  await expect.element(page.getByText('our records hold a declared result for this Student Id and course')).toBeVisible();
  await nextPaint();
  expect(network.calls('/find-result/*')).toEqual([]);
  await expectAccessibleAtAllWidths('the filled form');
  await press(studentId, '{Enter}');
  await expectCertificate();
  expect(network.calls('/find-result/*').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /find-result/GVI%2F01%2F2026/c-ccc',
  ]);
  expect(url()).toBe('/view-result/certificate');
});

test('a link works while the list of courses cannot be loaded', async () => {
  const network = new Network();
  network.fail('/courses');
  await renderRoute(link, { network });
  await expect.element(button('Retry')).toBeVisible();
  await viewCertificate.click();
  await expectCertificate();
});

test('a course that is not in the list can be looked up, and shows no text of the link', async () => {
  const { network } = await renderRoute(linkTo(declaredResult.rollNo, 'Awarded with distinction'));
  await expectTexts(courseField.css('option:checked'), 'The course of this link');
  await expect.element(page.getByText('Awarded with distinction')).not.toBeInTheDocument();
  await viewCertificate.click();
  await expect.element(main.getByText('We could not find a declared result')).toBeVisible();
  expect(network.calls('/find-result/*').map(({ path }) => path)).toEqual(['/find-result/GVI%2F01%2F2026/Awarded%20with%20distinction']);
});

test('parameters that cannot be ids are ignored', async () => {
  await renderRoute(linkTo('x'.repeat(101), 'a\u202eb'));
  await expectCourses();
  await expect.element(studentId).toHaveValue('');
  await expect.element(courseField).toHaveValue('');
  await expect.element(courseField.getByText('The course of this link')).not.toBeInTheDocument();
});

test("a student's own id is filled in, but not into the form of a link", async () => {
  const { goto } = await renderRoute('/view-result', { as: 'student' });
  await expect.element(studentId).toHaveValue('GVI/01/2026');
  await expect.element(courseField).toHaveValue('');
  await goto(linkTo('GVI/02/2026', 'c-ccc'));
  await expect.element(studentId).toHaveValue('GVI/02/2026');
});
