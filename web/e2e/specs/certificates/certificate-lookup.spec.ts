import { serverError, watchRequests } from '../../support/network.ts';
import {
  courseField,
  declaredResult,
  lookUpCertificate,
  openDocument,
  submitLookup,
  viewCertificate,
} from '../../support/pages/certificate-lookup.ts';
import { signOut } from '../../support/pages/header.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a guest looks up a certificate by student id and course [R-058, R-227, R-230, R-234, R-235]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/find-result/GVI%2F01%2F2026/c-ccc');
  await lookUpCertificate(page, { ...declaredResult, rollNo: ` ${declaredResult.rollNo} ` });
  await expect(page, "the 'View Certificate' button leads to the view").toHaveURL('/view-result/certificate');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate' })).toBeFocused();
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
});

test('the lookup has its placeholder, courses and terms [R-228, R-229, R-231, R-239]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/courses');
  await page.goto('/view-result');
  await expect(page.getByPlaceholder('Your XYZ**2023')).toBeVisible();
  await expect(courseField(page).locator(`option[value="${declaredResult.courseId}"]`)).toHaveText('Course on Computer Concepts');
  await expect(courseField(page)).toHaveAttribute('aria-required', 'true');
  expect(await courseField(page).locator('option').count()).toBeGreaterThan(10);
  expect(requests).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Terms Of Download Certifcate' })).toBeVisible();
});

test('student id and course are both required, and nothing is requested without them [R-232, R-233]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/find-result/x/c-ccc');
  await page.goto('/view-result');
  await expect(courseField(page).locator('option')).not.toHaveCount(1);
  for (const [roll_no, course_id] of [
    ['', ''],
    ['  ', 'c-ccc'],
    ['x', ''],
  ] as const) {
    await page.locator('[name=roll_no]').fill(roll_no);
    await page.locator('[name=course_id]').selectOption(course_id);
    await viewCertificate(page).click();
    await expect(toast(page, 'Please fill all the required fields.')).toHaveCount(1);
    expect(await page.locator('[name=roll_no]').getAttribute('aria-invalid')).toBe(roll_no.trim() ? null : 'true');
    expect(await courseField(page).getAttribute('aria-invalid')).toBe(course_id ? null : 'true');
    // Equal toasts within a second are merged, so each attempt starts with a new page.
    await page.reload();
    await expect(courseField(page).locator('option')).not.toHaveCount(1);
  }
  expect(requests).toHaveLength(0);
});

test('a lookup without a result shows an error, keeps the input and stays on the page [R-236, R-237, F-09]', async ({ page }) => {
  await lookUpCertificate(page, { ...declaredResult, rollNo: 'GVI/99/1999' });
  await expect(toast(page, /./)).toHaveCount(1);
  const message = (await toast(page, /./).locator('span').last().textContent()) ?? '';
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page).toHaveURL('/view-result');
  await expect(page.getByLabel('Student Id')).toHaveValue('GVI/99/1999');
  await page.getByLabel('Student Id').fill(declaredResult.rollNo);
  await viewCertificate(page).click();
  await expect(page).toHaveURL('/view-result/certificate');
});

test('a response that is not text does not navigate [R-236, F-06]', async ({ page, network }) => {
  network.respond('/find-result/GVI%2F01%2F2026/c-ccc', { json: { html: '<p>A</p>' } });
  await lookUpCertificate(page);
  await expect(toast(page, /./)).toHaveCount(1);
  await expect(page).toHaveURL('/view-result');
});

test('a failed course list shows an error with Retry [R-238, F-05]', async ({ page, network }) => {
  network.respond('/courses', serverError);
  await page.goto('/view-result');
  await expect(toast(page, 'This call fails')).toBeVisible();
  await expect(courseField(page)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a signed-in viewer looks up a certificate with the token [R-013, R-234]', async ({ page }) => {
  await storeSession(page, sessions.student);
  const requests = watchRequests(page, 'GET', '/find-result/GVI%2F01%2F2026/c-ccc');
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  expect(requests[0]?.headers().authorization).toMatch(/^Bearer \S+/);
});

test('Print prints only the document, any number of times, and the page stays open [R-061, R-240, R-241, F-30]', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  await page.evaluate(() => {
    const printed: string[] = [];
    Object.assign(window, { printed, print: () => printed.push('the whole page') });
    const frame = document.querySelector('iframe')?.contentWindow;
    if (frame) frame.print = () => printed.push(frame.document.body.textContent ?? '');
  });
  const print = page.getByRole('main').getByRole('button', { name: 'Print' });
  await print.focus();
  await print.press('Enter');
  await print.click();
  const printed: string[] = await page.evaluate(() => Reflect.get(window, 'printed'));
  expect(printed).toHaveLength(2);
  for (const text of printed) {
    expect(text).toContain(declaredResult.name);
    expect(text).not.toMatch(/Contact Us|Print/);
  }
  await expect(page).toHaveURL('/view-result/certificate');
});

test('the document frame runs no scripts and is as high as its document [R-240, S-01]', async ({ page }) => {
  await lookUpCertificate(page);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect(frame).toHaveAccessibleName('Certificate');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(() =>
        frame.evaluate((element: HTMLIFrameElement) => {
          const root = element.contentDocument?.documentElement;
          return root ? Math.abs(root.scrollHeight - root.clientHeight) : -1;
        }),
      )
      .toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('without navigation state no certificate is shown [R-242, R-243, R-244, R-245, R-255]', async ({ page }) => {
  for (const path of ['/view-result/certificate', '/view-marksheet/certificate', '/view-result/anything']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Certificate is not Authenticated' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  }
});

test('the three views show the document of the navigation state [R-059, R-060, R-244, R-245]', async ({ page }) => {
  for (const [path, title] of [
    ['/view-result/anybody', 'Certificate'],
    ['/view-marksheet/certificate', 'Marksheet'],
  ] as const) {
    await openDocument(page, '<p>Grade A</p>', path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Grade A')).toBeVisible();
  }
});

test('a certificate survives a reload and Back, but not a logout, and is never in the history [Q-27, R-242, S-25, F-32]', async ({
  page,
  context,
}) => {
  const grade = page.frameLocator('iframe').getByText(declaredResult.name).first();
  const storedTexts = () => page.evaluate(() => [history.state, { ...sessionStorage }].map((value) => JSON.stringify(value)));
  await storeSession(page, sessions.student);
  await lookUpCertificate(page);
  await expect(grade).toBeVisible();
  await page.reload();
  await expect(grade).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Look up another' }).click();
  await expect(page).toHaveURL('/view-result');
  await page.goBack();
  await expect(grade).toBeVisible();
  const [state, stored] = await storedTexts();
  expect(state).not.toContain(declaredResult.name);
  expect(stored).toContain(declaredResult.name);
  const other = await context.newPage();
  await other.goto('/view-result/certificate');
  await expect(other.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect((await storedTexts()).join()).not.toContain(declaredResult.name);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
});

test('a certificate in the history is shown to no other viewer [Q-27, S-25]', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  await storeSession(page, sessions.operator);
  await page.goBack();
  await expect(page.getByRole('button', { name: /Meera Joshi/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Certificate is not Authenticated' })).toBeVisible();
});

test('a certificate above 2 MB is refused in words and stored nowhere [R-235]', async ({ page, network }) => {
  network.respond('/find-result/GVI%2F01%2F2026/c-ccc', { body: `<p>${'x'.repeat(2 * 1024 * 1024)}</p>`, contentType: 'text/html' });
  await lookUpCertificate(page);
  await expect(toast(page, 'This document is too large to show. Please ask us for a copy.')).toHaveCount(1);
  await expect(page).toHaveURL('/view-result');
  expect(await page.evaluate(() => sessionStorage.getItem('institute.documents'))).toBeNull();
});

test('the lookup works with the keyboard alone [R-227, R-229, R-230, R-241]', async ({ page }) => {
  await page.goto('/view-result');
  await expect(courseField(page).locator('option')).not.toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Student Id')).toBeFocused();
  await page.keyboard.type(declaredResult.rollNo);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Course on Computer');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'View Certificate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
});

test('a URL alone never starts a lookup [S-30]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/find-result/*');
  await page.goto(`/view-result?roll_no=${encodeURIComponent(declaredResult.rollNo)}&course_id=${declaredResult.courseId}`);
  await expect(courseField(page).locator('option')).not.toHaveCount(1);
  await page.goto(`/view-result/${encodeURIComponent(declaredResult.rollNo)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a slow lookup does not navigate after the user has left the page [R-235, F-27]', async ({ page }) => {
  await page.goto('/view-result?mocks=slow');
  const response = page.waitForResponse(/find-result/);
  await submitLookup(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabel('Ask Query').fill('Half a question');
  await response;
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByLabel('Ask Query')).toHaveValue('Half a question');
});

test('a certificate keeps its title until the next page has loaded [R-240]', async ({ page, context }) => {
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/about-page|about-us/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
