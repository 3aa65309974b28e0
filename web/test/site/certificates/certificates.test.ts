import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths, expectNoViolations } from '../../support/axe.ts';
import { documentFrame, documentText, watchPrints } from '../../support/documents.ts';
import { Network, serverError } from '../../support/network.ts';
import { button, dialog, expectCount, expectTexts, field, header, heading, link, main, press, texts, toast } from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';

/** A declared result in the mocks. */
const declaredResult = { rollNo: 'GVI/01/2026', courseId: 'c-ccc', name: 'Aarav Sharma' };

/** The path of the result's certificate below `/v1`. */
const certificatePath = '/find-result/GVI%2F01%2F2026/c-ccc';

const studentId = page.getByLabelText('Student Id');
const courseField = field('Course');
const viewCertificate = main.getByRole('button', { name: 'View Certificate' });

/** The form has loaded its courses. */
const expectCourses = () => expect.poll(() => courseField.css('option').elements().length).toBeGreaterThan(1);

async function submitLookup({ rollNo, courseId } = declaredResult): Promise<void> {
  await studentId.fill(rollNo);
  await courseField.selectOptions(courseId);
  await viewCertificate.click();
}

const expectCertificate = () => expect.poll(documentText).toContain(declaredResult.name);

/** Opens a document of a guest as after its lookup, but with any HTML. */
function openDocument(html: string, path = '/view-result/certificate') {
  const stored = { user: null, time: Date.now(), documents: { '1': html } };
  return renderRoute(path, {
    state: { document: { key: '1' } },
    before: () => sessionStorage.setItem('institute.documents', JSON.stringify(stored)),
  });
}

const openLookup = (network = new Network()) => renderRoute('/view-result', { network });

/** Opens the certificate of a guest. */
async function openCertificate() {
  const visit = await openLookup();
  await submitLookup();
  await expectCertificate();
  return visit;
}

const linkTo = (roll_no: string, course_id: string) => `/view-result?${new URLSearchParams({ roll_no, course_id })}`;
const more = page.getByRole('button', { name: 'More' });
const menuitem = (name: string) => page.getByRole('menuitem', { name });
const shareDialog = dialog('Share certificate');

const certificateLink = linkTo(declaredResult.rollNo, declaredResult.courseId);

test('a guest looks up a certificate by student id and course, a signed-in user with the token [R-013, R-058, R-227, R-228, R-229, R-230, R-231, R-234, R-235, R-239]', async () => {
  const { network, url } = await openLookup();
  await expect.element(page.getByPlaceholder('Your XYZ**2023')).toBeVisible();
  await expectTexts(courseField.css(`option[value="${declaredResult.courseId}"]`), 'Course on Computer Concepts');
  expect(network.calls('/courses').map(({ method }) => method)).toEqual(['GET']);
  await expect.element(page.getByRole('heading', { name: 'Terms Of Download Certifcate' })).toBeVisible();
  await submitLookup({ ...declaredResult, rollNo: ` ${declaredResult.rollNo} ` });
  await expect.poll(url, { message: "the 'View Certificate' button leads to the view" }).toBe('/view-result/certificate');
  await expect.element(heading('Certificate')).toHaveFocus();
  await expect.element(main.getByText('Course on Computer Concepts, Student Id GVI/01/2026')).toBeVisible();
  await expectCertificate();
  expect(network.calls('/find-result/*').map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${certificatePath}`]);
  expect(network.calls(certificatePath)[0]?.headers).not.toHaveProperty('authorization');
  const signedIn = await renderRoute('/view-result', { as: 'student' });
  await expect.element(studentId, { message: "the student's own" }).toHaveValue(declaredResult.rollNo);
  await expect.element(courseField).toHaveValue('');
  await submitLookup();
  await expectCertificate();
  expect(signedIn.network.calls(certificatePath)[0]?.headers.authorization).toMatch(/^Bearer \S+/);
  await signedIn.goto(linkTo('GVI/02/2026', 'c-ccc'));
  await expect.element(studentId).toHaveValue('GVI/02/2026');
});

test('a link to a certificate fills in the form and requests it only when the user asks, without a session [R-058, S-30]', async () => {
  const { network, url } = await renderRoute(certificateLink);
  await expect.element(studentId).toHaveValue(declaredResult.rollNo);
  await expect.element(courseField).toHaveValue(declaredResult.courseId);
  await expect.element(page.getByText('our records hold a declared result for this Student Id and course')).toBeVisible();
  await waitForResponses();
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

test('student id and course are both required, and nothing is requested without them [R-232, R-233]', async () => {
  const { network } = await openLookup();
  await expectCourses();
  await expect.element(courseField).toHaveAttribute('aria-required', 'true');
  await studentId.fill('  ');
  await viewCertificate.click();
  await expectCount(toast('Please fill all the required fields.'), 1);
  await expect.element(studentId).toHaveFocus();
  await expect.element(studentId).toHaveAttribute('aria-invalid', 'true');
  await expect.element(courseField).toHaveAttribute('aria-invalid', 'true');
  await studentId.fill('x');
  await viewCertificate.click();
  await expect.element(studentId).not.toHaveAttribute('aria-invalid');
  await expect.element(courseField).toHaveAttribute('aria-invalid', 'true');
  // No address can hold this Student Id.
  await submitLookup({ ...declaredResult, rollNo: '..' });
  await expect.element(studentId).toHaveAccessibleDescription(/^This is not a Student Id\./);
  expect(network.calls('/find-result/*')).toEqual([]);
});

test('a lookup without a result, also in small letters, shows an error, keeps the input and stays on the page; the next one succeeds [R-236, R-237, F-09]', async () => {
  const { network, url } = await openLookup();
  await submitLookup({ ...declaredResult, rollNo: 'GVI/99/1999' });
  await expectCount(toast(/./), 1);
  const [message = ''] = texts(toast(/./).css('span').last());
  expect(message).not.toBe('');
  await expect.element(main.getByText(message)).toBeVisible();
  expect([url(), network.calls('/find-result/*').length]).toEqual(['/view-result', 1]);
  await expect.element(studentId).toHaveValue('GVI/99/1999');
  await submitLookup({ ...declaredResult, rollNo: 'gvi/99/1999' });
  await expect.element(main.getByText(/could not find.*We looked for gvi\/99\/1999 and for GVI\/99\/1999\./)).toBeVisible();
  expect(network.calls('/find-result/*')).toHaveLength(3);
  await studentId.fill(declaredResult.rollNo.toLowerCase());
  await viewCertificate.click();
  await expect.poll(url).toBe('/view-result/certificate');
  await expectCertificate();
  await more.click();
  await menuitem('Share').click();
  await expect.element(shareDialog.getByLabelText('Link to this certificate')).toHaveValue(location.origin + certificateLink);
});

test('a proxy that has no such page does not say that there is no certificate', async () => {
  const network = new Network();
  network.respond('/find-result/*', { status: 404, body: '<html>Not Found</html>', contentType: 'text/html' });
  await openLookup(network);
  await submitLookup({ ...declaredResult, rollNo: 'gvi/99/1999' });
  await expectCount(toast(/./), 1);
  await expect.element(main.getByText(/We looked for/)).not.toBeInTheDocument();
  expect(network.calls('/find-result/*')).toHaveLength(1);
});

test('a slow lookup does not navigate after the user has left the page [R-235, F-27]', async () => {
  const { network, url } = await openLookup();
  const held = network.hold('/find-result/*');
  await submitLookup();
  await expect.poll(() => held.calls.length).toBe(1);
  await header.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabelText('Ask Query').fill('Half a question');
  held.respond({ body: '<p>Grade A</p>', contentType: 'text/html' });
  await waitForResponses();
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
    await more.click();
    await expect.element(menuitem('Save as PDF')).toBeVisible();
    await expect.element(menuitem('Share')).not.toBeInTheDocument();
    const { url } = await renderRoute(path);
    await expect.element(heading('Certificate is not Authenticated')).toBeVisible();
    expect(main.css('use').element().getAttribute('href'), 'no picture of a certificate').toMatch(/#search$/);
    await expect.element(documentFrame).not.toBeInTheDocument();
    await link('Home').click();
    await expect.poll(url).toBe('/');
  }
});

async function openShare(): Promise<string> {
  await openCertificate();
  await press(more, '{Enter}');
  await menuitem('Share').click();
  await expect.element(shareDialog).toBeVisible();
  const link = shareDialog.getByLabelText('Link to this certificate').element();
  return link instanceof HTMLInputElement ? link.value : '';
}

test('Print and Save as PDF print only the document, any number of times, give the focus back, and the page stays open [R-061, R-240, R-241, F-30]', async () => {
  const prints = watchPrints();
  const { url } = await openCertificate();
  await expect.element(documentFrame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect.element(documentFrame).toHaveAccessibleName('Certificate');
  const printsOfPage = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press(button('Print'), '{Enter}');
  await expect.poll(() => prints).toHaveLength(1);
  const frame = documentFrame.element();
  await expect.element(documentFrame, { message: 'some browsers print what has the focus' }).toHaveFocus();
  if (frame instanceof HTMLIFrameElement) frame.contentWindow?.dispatchEvent(new Event('afterprint'));
  await expect.element(button('Print')).toHaveFocus();
  await press(more, '{Enter}');
  await menuitem('Save as PDF').click();
  await expect.element(dialog('Save as PDF')).toHaveTextContent('choose ‘Save as PDF’');
  await expectNoViolations('[role=dialog]', 'the dialog');
  await page.getByRole('button', { name: 'Open print window' }).click();
  await expect.poll(() => prints).toHaveLength(2);
  await expect.element(dialog()).not.toBeInTheDocument();
  for (const text of prints) {
    expect(text).toContain(declaredResult.name);
    expect(text).not.toMatch(/Contact Us|Print/);
  }
  expect(printsOfPage).not.toHaveBeenCalled();
  expect(url()).toBe('/view-result/certificate');
  // Other pages keep the margins of the browser.
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await link('Look up another').click();
  await expect.element(heading('View Result')).toBeVisible();
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(0);
});

test('Print before the document is shown prints it once it is there, with its pictures', async () => {
  const prints = watchPrints();
  const frames = '**/document-frame.html';
  const pictures = 'https://pictures.example/**';
  for (const url of [frames, pictures]) {
    await commands.holdRequests(url);
    onTestFinished(() => commands.endHold(url));
  }
  await openDocument('<p>The end</p><img src="https://pictures.example/seal.svg" alt="Seal">');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(prints).toEqual([]);
  await commands.answerRequests(frames);
  await expect.poll(documentText).toContain('The end');
  expect(prints, 'its picture is missing').toEqual([]);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
  await commands.answerRequests(pictures, { contentType: 'image/svg+xml', body });
  await expect.poll(() => prints).toEqual(['The end']);
});

test('the link to a certificate can be copied, sent and scanned, and opens the filled form for an employer', async () => {
  const url = await openShare();
  expect(url).toBe(`${location.origin}/view-result?roll_no=GVI%2F01%2F2026&course_id=c-ccc`);
  await expect.element(shareDialog.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectTexts(shareDialog.getByRole('status'), 'The link is copied. Paste it where you need it.');
  expect(await navigator.clipboard.readText()).toBe(url);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.keyboard('{Enter}');
  await expectTexts(shareDialog.getByRole('status'), 'The link could not be copied. Select it above and copy it yourself.');
  const href = (name: string) => new URL(shareDialog.getByRole('link', { name }).element().getAttribute('href') ?? '');
  const message = `Certificate in Course on Computer Concepts, Gyan Vikas Institute. Check it here: ${url}`;
  expect(href('Share on WhatsApp').searchParams.get('text')).toBe(message);
  const linkedIn = href('Add to LinkedIn profile');
  expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Course on Computer Concepts',
    organizationName: 'Gyan Vikas Institute',
    certUrl: url,
  });
  const code = shareDialog.getByRole('img', { name: 'QR code of the link to this certificate' });
  await expect.element(code).toBeVisible();
  const image = code.element();
  if (!(image instanceof HTMLImageElement)) throw new Error('The code is no picture.');
  await image.decode();
  expect(image.naturalWidth).toBeGreaterThan(0);
  await expectNoViolations('[role=dialog]', 'the dialog');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();

  // An employer opens the link in another browser.
  await renderRoute(url.slice(location.origin.length));
  await viewCertificate.click();
  await expectCertificate();
});

test('on a phone Print and a menu with Share and Save as PDF are in sight below the sheet, and the way back above it', async () => {
  const prints = watchPrints();
  await page.viewport(360, 740);
  const { url } = await openCertificate();
  await expect.element(button('Print')).toBeInViewport({ ratio: 1 });
  await expect.element(documentFrame).toBeInViewport({ ratio: 0.5 });
  await button('Print').click();
  await expect.poll(() => prints).toHaveLength(1);
  await more.click();
  await expect.element(menuitem('Share')).toBeVisible();
  await expectNoViolations('main', 'the open menu');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await expect.element(more).toHaveFocus();
  await press(more, '{ArrowUp}');
  await expect.element(menuitem('Save as PDF')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Save as PDF')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await link('Look up another').click();
  await expect.poll(url).toBe('/view-result');
});

test('on a phone a tap enlarges a document in its place and keeps what was tapped in sight, and a second press shows all of it', async () => {
  await page.viewport(360, 740);
  await openDocument('<p>Grade A</p>');
  await expect.poll(documentText).toContain('Grade A');
  const frameWidth = () => documentFrame.element().clientWidth;
  const wholeWidth = frameWidth();
  await page.getByRole('button', { name: 'Enlarge the certificate' }).click();
  const region = page.getByRole('region', { name: 'Enlarged certificate' });
  await expect.poll(frameWidth).toBeGreaterThan(2 * wholeWidth);
  const { scrollWidth, clientWidth } = region.element();
  await expect.poll(() => Math.abs(region.element().scrollLeft - (scrollWidth - clientWidth) / 2)).toBeLessThan(20);
  expect(document.documentElement.scrollWidth, 'the page does not scroll sideways').toBe(360);
  await expectNoViolations('main', 'enlarged');
  const whole = page.getByRole('button', { name: 'Show the whole sheet' });
  await expect.element(whole).toHaveFocus();
  await press(whole, '{Enter}');
  await expect.poll(frameWidth).toBe(wholeWidth);
  await expect.element(region).not.toBeInTheDocument();
});
