import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { documentFrame, documentText } from '../support/documents.ts';
import { Network, serverError } from '../support/network.ts';
import { button, expectCount, expectTexts, header, heading, link, main, nextPaint, press, texts, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  certificatePath,
  courseField,
  declaredResult,
  expectCertificate,
  expectCourses,
  openDocument,
  showCertificate,
  studentId,
  submitLookup,
  viewCertificate,
} from './lookup.ts';

const openLookup = (network = new Network()) => renderRoute('/view-result', { network });

const linkTo = (roll_no: string, course_id: string) => `/view-result?${new URLSearchParams({ roll_no, course_id })}`;
const certificateLink = linkTo(declaredResult.rollNo, declaredResult.courseId);

test('a guest looks up a certificate by student id and course, a signed-in viewer with the token [R-013, R-058, R-227, R-228, R-229, R-230, R-231, R-234, R-235, R-239]', async () => {
  const { network, url } = await openLookup();
  await expect.element(page.getByPlaceholder('Your XYZ**2023')).toBeVisible();
  await expectTexts(courseField.css(`option[value="${declaredResult.courseId}"]`), 'Course on Computer Concepts');
  expect(network.calls('/courses').map(({ method }) => method)).toEqual(['GET']);
  await expect.element(page.getByRole('heading', { name: 'Terms Of Download Certifcate' })).toBeVisible();
  await submitLookup({ ...declaredResult, rollNo: ` ${declaredResult.rollNo} ` });
  await expect.poll(url, { message: "the 'View Certificate' button leads to the view" }).toBe('/view-result/certificate');
  await expect.element(heading('Certificate')).toHaveFocus();
  await expectCertificate();
  expect(network.calls('/find-result/*').map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${certificatePath}`]);
  expect(network.calls(certificatePath)[0]?.headers).not.toHaveProperty('authorization');
  const signedIn = await renderRoute('/view-result', { as: 'student' });
  await showCertificate();
  expect(signedIn.network.calls(certificatePath)[0]?.headers.authorization).toMatch(/^Bearer \S+/);
});

test('a link to a certificate fills in the form and requests it only when the viewer asks, without a session [R-058, S-30]', async () => {
  const { network, url } = await renderRoute(certificateLink);
  await expect.element(studentId).toHaveValue(declaredResult.rollNo);
  await expect.element(courseField).toHaveValue(declaredResult.courseId);
  await expect.element(page.getByText('our records hold a declared result for this Student Id and course')).toBeVisible();
  await nextPaint();
  expect(network.calls('/find-result/*')).toEqual([]);
  await expectAccessibleAtAllWidths('the filled form');
  await press(studentId, '{Enter}');
  await expectCertificate();
  expect(network.calls('/find-result/*').map(({ path }) => path)).toEqual([certificatePath]);
  expect(url()).toBe('/view-result/certificate');
});

test('a failed course list shows an error with Retry, and a link works without the list [R-238, F-05]', async () => {
  const network = new Network();
  network.respond('/courses', serverError);
  await renderRoute(certificateLink, { network });
  await expect.element(toast('This call fails')).toBeVisible();
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

test("a student's own id is filled in, but not into the form of a link", async () => {
  const { goto } = await renderRoute('/view-result', { as: 'student' });
  await expect.element(studentId).toHaveValue(declaredResult.rollNo);
  await expect.element(courseField).toHaveValue('');
  await goto(linkTo('GVI/02/2026', 'c-ccc'));
  await expect.element(studentId).toHaveValue('GVI/02/2026');
});

test('student id and course are both required, and nothing is requested without them [R-232, R-233]', async () => {
  const { network } = await openLookup();
  await expectCourses();
  await expect.element(courseField).toHaveAttribute('aria-required', 'true');
  await studentId.fill('  ');
  await viewCertificate.click();
  await expectCount(toast('Please fill all the required fields.'), 1);
  await expect.element(studentId).toHaveAttribute('aria-invalid', 'true');
  await expect.element(courseField).toHaveAttribute('aria-invalid', 'true');
  await studentId.fill('x');
  await viewCertificate.click();
  await expect.element(studentId).not.toHaveAttribute('aria-invalid');
  await expect.element(courseField).toHaveAttribute('aria-invalid', 'true');
  expect(network.calls('/find-result/*')).toEqual([]);
});

test('a lookup without a result shows an error, keeps the input and stays on the page [R-236, R-237, F-09]', async () => {
  const { url } = await openLookup();
  await submitLookup({ ...declaredResult, rollNo: 'GVI/99/1999' });
  await expectCount(toast(/./), 1);
  const [message = ''] = texts(toast(/./).css('span').last());
  expect(message).not.toBe('');
  await expect.element(main.getByText(message)).toBeVisible();
  expect(url()).toBe('/view-result');
  await expect.element(studentId).toHaveValue('GVI/99/1999');
  await studentId.fill(declaredResult.rollNo);
  await viewCertificate.click();
  await expect.poll(url).toBe('/view-result/certificate');
});

test('a certificate above 2 MB is refused in words and stored nowhere [R-235]', async () => {
  const { network, url } = await openLookup();
  network.respond(certificatePath, { body: `<p>${'x'.repeat(2 * 1024 * 1024)}</p>`, contentType: 'text/html' });
  await submitLookup();
  await expectCount(toast('This document is too large to show. Please ask us for a copy.'), 1);
  expect(url()).toBe('/view-result');
  expect(sessionStorage.getItem('institute.documents')).toBeNull();
});

test('a slow lookup does not navigate after the user has left the page [R-235, F-27]', async () => {
  const { network, url } = await openLookup();
  const held = network.hold('/find-result/*');
  await submitLookup();
  await expect.poll(() => held.calls.length).toBe(1);
  await header.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabelText('Ask Query').fill('Half a question');
  held.respond({ body: '<p>Grade A</p>', contentType: 'text/html' });
  await nextPaint();
  expect(url()).toBe('/contact-us');
  await expect.element(page.getByLabelText('Ask Query')).toHaveValue('Half a question');
});

test('the three views show the document of the navigation state, and without it no certificate [R-059, R-060, R-242, R-243, R-244, R-245, R-255]', async () => {
  for (const [path, title] of [
    ['/view-result/certificate', 'Certificate'],
    ['/view-result/anybody', 'Certificate'],
    ['/view-marksheet/certificate', 'Marksheet'],
  ] as const) {
    await openDocument('<p>Grade A</p>', path);
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(documentText).toContain('Grade A');
    const { url } = await renderRoute(path);
    await expect.element(heading('Certificate is not Authenticated')).toBeVisible();
    await expect.element(documentFrame).not.toBeInTheDocument();
    await link('Home').click();
    await expect.poll(url).toBe('/');
  }
});
