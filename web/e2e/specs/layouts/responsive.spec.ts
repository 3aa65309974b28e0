import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { serverError } from '../../support/network.ts';
import { addToCart, buyNow, course } from '../../support/pages/course.ts';
import { signInLink } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { sessions, signIn, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

const phone = { width: 360, height: 740 };

test('the drawer closes when the window becomes wide, and the page can be used', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Back closes the drawer and gives the focus to the heading [F-15]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('offline, a page not loaded yet fails inside the app and comes with Try again [F-01, F-21]', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  await context.setOffline(true);
  await signInLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page).toHaveTitle(/^This page could not be loaded/);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Some browsers ask for the lost file again, others remember that it was lost: then the page is loaded anew.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page).toHaveTitle(/^Login/);
  // React tells the console of the error that the page has shown.
  expect(consoleErrors.filter((text) => !/without a network|Error in route match/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});

test('a course holds wide text spacing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(course.path);
  await expect(page.getByText('1,112 students')).toBeVisible();
  // As a reader's own style would do it; the page's policy allows no style element.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  await expect(page.getByText('1,112 students')).toHaveCSS('word-spacing', /^[1-9]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('Retry keeps the focus while it works and gives it to the heading when the page is there [F-05]', async ({ page, network }) => {
  network.respond('/courses', serverError);
  await page.goto('/courses');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await retry.focus();
  const before = network.calls('/courses').length;
  await page.keyboard.press('Enter');
  await expect.poll(() => network.calls('/courses').length).toBeGreaterThan(before);
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  network.passThrough('/courses');
  // A press that falls into the end of the first try is not heard.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown course is not found, in the words of the server and without Retry [R-043]', async ({ page }) => {
  await page.goto('/course-detail/no-such-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Course Not Found/);
  const told = await toast(page, /./).locator('span').last().textContent();
  await expect(page.getByRole('main').getByText(told ?? '')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page).toHaveTitle(/^Courses/);
});

test('a refused login is said in the form too, until the next try [R-157, R-161]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, { ...student, password: 'wrong' });
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('Email or password is wrong.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription('Email or password is wrong.');
  await page.getByLabel('Password', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByText('Email or password is wrong.')).toHaveCount(0);
});

test('a login takes the notices of its detour away [R-100, R-158]', async ({ page }) => {
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
  await submitLogin(page, { ...student, password: 'wrong' });
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
  await submitLogin(page, student);
  await expect(page).toHaveURL(course.path);
  await expectNoToasts(page);
});

test('with little height the header goes with the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const [path, ready] of [
  ['/user/profile', 'My Courses'],
  [course.path, 'What To Learn'],
] as const) {
  test(`${path} does not jump when its data comes late [F-22]`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await storeSession(page, sessions.student);
    await watchLayoutShifts(page);
    await page.goto(`${path}?mocks=slow`);
    await expect(page.getByText(ready, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test('a page that says something else than its address has a title of its own [R-014, R-063, R-190, Q-18]', async ({ page }) => {
  await page.goto('/user/profile');
  await expect(page).toHaveTitle(/^Please sign in first/);
  await signIn(page, student);
  await expect(page).toHaveTitle(/^My Profile/);
  await page.goto('/franchise/dashboard');
  await expect(page).toHaveTitle(/^This page is not for your account/);
  await page.goto('/user/profile?mocks=slow');
  await expect(page.getByText(/^One moment/)).toBeVisible();
  await expect(page).toHaveTitle(/^My Profile/);
});

test('the mocks panel closes on Escape and leaves room at small heights [R-449]', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('/courses');
  const panel = page.getByRole('region', { name: 'Mocks' });
  const button = panel.getByRole('button', { name: 'Mocks' });
  await button.click();
  await expect(panel.getByLabel('World')).toBeVisible();
  expect((await panel.boundingBox())?.height).toBeLessThan(260);
  await panel.getByLabel('World').focus();
  await page.keyboard.press('Escape');
  await expect(panel.getByLabel('World')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a payment that failed offers the way back to its course [R-113, Q-39]', async ({ page }) => {
  const address = (status: string, id: string) => `/verification?payment_status=${status}&course=${id}`;
  const back = page.getByRole('main').getByRole('link', { name: 'Back to the course' });
  for (const [status, id] of [
    ['Credit', course.id],
    ['Failed', 'no-such-course'],
  ] as const) {
    await page.goto(address(status, id));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back).toHaveCount(0);
  }
  await page.goto(address('Failed', course.id));
  await back.click();
  await expect(page).toHaveURL(course.path);
});

test('a course in focus is ringed outside its picture', async ({ page }) => {
  await page.goto('/courses');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(card).toHaveCSS('outline-offset', '2px');
});

test('a refused form leads to its first wrong field [R-156, R-176, R-233]', async ({ page }) => {
  const submit = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('student@example.com');
  await submit('Login');
  await expect(toast(page, 'Please fill email & password!')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto('/view-result');
  await submit('View Certificate');
  await expect(toast(page, 'Please fill all the required fields.')).toBeVisible();
  await expect(page.getByLabel('Student Id')).toBeFocused();
  await page.goto('/register');
  await submit('Register');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
});

test('on a phone the newest two notices are shown [F-28]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(course.path);
  const add = addToCart(page);
  await add.click();
  await add.click();
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
  await expect(toast(page, 'Course Already Added in cart!')).toBeVisible();
  await expect(toast(page, 'Course Successfully Added in cart!')).toBeHidden();
});
