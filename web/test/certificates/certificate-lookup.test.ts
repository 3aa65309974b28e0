import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentFrame, documentText } from '../support/documents.ts';
import { Network, serverError } from '../support/network.ts';
import { button, expectCount, expectTexts, header, heading, link, nextPaint, press, texts, toast } from '../support/page.ts';
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

test('a guest looks up a certificate by student id and course [R-058, R-227, R-230, R-234, R-235]', async () => {
  const { network, url } = await openLookup();
  await submitLookup({ ...declaredResult, rollNo: ` ${declaredResult.rollNo} ` });
  await expect.poll(url, { message: "the 'View Certificate' button leads to the view" }).toBe('/view-result/certificate');
  await expect.element(heading('Certificate')).toHaveFocus();
  await expectCertificate();
  expect(network.calls('/find-result/*').map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${certificatePath}`]);
  expect(network.calls(certificatePath)[0]?.headers).not.toHaveProperty('authorization');
});

test('the lookup has its placeholder, courses and terms [R-228, R-229, R-231, R-239]', async () => {
  const { network } = await openLookup();
  await expect.element(page.getByPlaceholder('Your XYZ**2023')).toBeVisible();
  await expectTexts(courseField.css(`option[value="${declaredResult.courseId}"]`), 'Course on Computer Concepts');
  await expect.element(courseField).toHaveAttribute('aria-required', 'true');
  expect(courseField.css('option').elements().length).toBeGreaterThan(10);
  expect(network.calls('/courses').map(({ method }) => method)).toEqual(['GET']);
  await expect.element(page.getByRole('heading', { name: 'Terms Of Download Certifcate' })).toBeVisible();
});

test('student id and course are both required, and nothing is requested without them [R-232, R-233]', async () => {
  const { network, reload } = await openLookup();
  for (const [roll_no, course_id] of [
    ['', ''],
    ['  ', 'c-ccc'],
    ['x', ''],
  ] as const) {
    // Equal toasts within a second are merged, so each attempt starts with a new page.
    await reload();
    await expectCourses();
    const rollNo = page.getByRole('main').css('[name=roll_no]');
    await rollNo.fill(roll_no);
    await page.getByRole('main').css('[name=course_id]').selectOptions(course_id);
    await viewCertificate.click();
    await expectCount(toast('Please fill all the required fields.'), 1);
    expect(rollNo.element().getAttribute('aria-invalid')).toBe(roll_no.trim() ? null : 'true');
    expect(courseField.element().getAttribute('aria-invalid')).toBe(course_id ? null : 'true');
  }
  expect(network.calls('/find-result/*')).toEqual([]);
});

test('a lookup without a result shows an error, keeps the input and stays on the page [R-236, R-237, F-09]', async () => {
  const { url } = await openLookup();
  await submitLookup({ ...declaredResult, rollNo: 'GVI/99/1999' });
  await expectCount(toast(/./), 1);
  const [message = ''] = texts(toast(/./).css('span').last());
  expect(message).not.toBe('');
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
  expect(url()).toBe('/view-result');
  await expect.element(studentId).toHaveValue('GVI/99/1999');
  await studentId.fill(declaredResult.rollNo);
  await viewCertificate.click();
  await expect.poll(url).toBe('/view-result/certificate');
});

test('a response that is not text does not navigate [R-236, F-06]', async () => {
  const { network, url } = await openLookup();
  network.respond(certificatePath, { json: { html: '<p>A</p>' } });
  await submitLookup();
  await expectCount(toast(/./), 1);
  expect(url()).toBe('/view-result');
});

test('a failed course list shows an error with Retry [R-238, F-05]', async () => {
  const network = new Network();
  network.respond('/courses', serverError);
  await openLookup(network);
  await expect.element(toast('This call fails')).toBeVisible();
  await expect.element(courseField).toHaveValue('');
  await expect.element(button('Retry')).toBeVisible();
});

test('a signed-in viewer looks up a certificate with the token [R-013, R-234]', async () => {
  const { network } = await renderRoute('/view-result', { as: 'student' });
  await showCertificate();
  expect(network.calls(certificatePath)[0]?.headers.authorization).toMatch(/^Bearer \S+/);
});

test('Print prints only the document, any number of times, and the page stays open [R-061, R-240, R-241, F-30]', async () => {
  const { url } = await openLookup();
  await showCertificate();
  const printed: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push('the whole page'));
  const frame = documentFrame.element();
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('There is no frame.');
  vi.spyOn(frame.contentWindow, 'print').mockImplementation(() => void printed.push(documentText()));
  await press(button('Print'), '{Enter}');
  await button('Print').click();
  expect(printed).toHaveLength(2);
  for (const text of printed) {
    expect(text).toContain(declaredResult.name);
    expect(text).not.toMatch(/Contact Us|Print/);
  }
  expect(url()).toBe('/view-result/certificate');
});

test('the document frame runs no scripts and is as high as its document [R-240, S-01]', async () => {
  await openLookup();
  await showCertificate();
  await expect.element(documentFrame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect.element(documentFrame).toHaveAccessibleName('Certificate');
  for (const width of [360, 1280]) {
    await page.viewport(width, 700);
    await expect
      .poll(() => {
        const frame = documentFrame.element();
        const root = frame instanceof HTMLIFrameElement ? frame.contentDocument?.documentElement : undefined;
        return root ? Math.abs(root.scrollHeight - root.clientHeight) : -1;
      })
      .toSatisfy((difference: number) => difference >= 0 && difference <= 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test('without navigation state no certificate is shown [R-242, R-243, R-244, R-245, R-255]', async () => {
  for (const path of ['/view-result/certificate', '/view-marksheet/certificate', '/view-result/anything']) {
    const { url } = await renderRoute(path);
    await expect.element(heading('Certificate is not Authenticated')).toBeVisible();
    await expect.element(documentFrame).not.toBeInTheDocument();
    await link('Home').click();
    await expect.poll(url).toBe('/');
  }
});

test('the three views show the document of the navigation state [R-059, R-060, R-244, R-245]', async () => {
  for (const [path, title] of [
    ['/view-result/anybody', 'Certificate'],
    ['/view-marksheet/certificate', 'Marksheet'],
  ] as const) {
    await openDocument('<p>Grade A</p>', path);
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(documentText).toContain('Grade A');
  }
});

test('a certificate above 2 MB is refused in words and stored nowhere [R-235]', async () => {
  const { network, url } = await openLookup();
  network.respond(certificatePath, { body: `<p>${'x'.repeat(2 * 1024 * 1024)}</p>`, contentType: 'text/html' });
  await submitLookup();
  await expectCount(toast('This document is too large to show. Please ask us for a copy.'), 1);
  expect(url()).toBe('/view-result');
  expect(sessionStorage.getItem('institute.documents')).toBeNull();
});

test('the lookup works with the keyboard alone [R-227, R-229, R-230, R-241]', async () => {
  await openLookup();
  await expectCourses();
  page.getByRole('heading', { level: 1 }).element().focus();
  await userEvent.tab();
  await expect.element(studentId).toHaveFocus();
  await userEvent.keyboard(`${declaredResult.rollNo}{Tab}Course on Computer{Tab}`);
  await expect.element(viewCertificate).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Certificate')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Print')).toHaveFocus();
});

test('a URL alone never starts a lookup [S-30]', async () => {
  const rollNo = encodeURIComponent(declaredResult.rollNo);
  const { network, goto } = await renderRoute(`/view-result?roll_no=${rollNo}&course_id=${declaredResult.courseId}`);
  await expectCourses();
  await goto(`/view-result/${rollNo}`);
  await nextPaint();
  expect(network.calls('/find-result/*')).toEqual([]);
});

test('a slow lookup does not navigate after the user has left the page [R-235, F-27]', async () => {
  const { network, url } = await openLookup();
  const held = network.hold('/find-result/*');
  await submitLookup();
  await expect.poll(() => held.calls.length).toBe(1);
  await header.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabelText('Ask Query').fill('Half a question');
  held.respond({ body: '<p>Grade A</p>', contentType: 'text/html' });
  await expect.element(heading('Contact Us')).toBeVisible();
  await nextPaint();
  expect(url()).toBe('/contact-us');
  await expect.element(page.getByLabelText('Ask Query')).toHaveValue('Half a question');
});
