import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../support/axe.ts';
import { consoleErrors } from '../../support/console-errors.ts';
import { Network } from '../../support/network.ts';
import {
  button,
  dialog,
  emulateMedia,
  expectCount,
  expectNoToasts,
  expectTexts,
  focus,
  header,
  heading,
  main,
  press,
  toast,
} from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';
import { mainNavigation, operator, signInLink, signInWithForm, student } from '../../support/session.ts';

/** The text and URL of every link in a region. */
const linksOf = (region: Locator) =>
  region
    .getByRole('link')
    .elements()
    .map((element) => [element.textContent, element.getAttribute('href')]);

const openMenu = page.getByRole('button', { name: 'Open menu' });
const footer = page.getByRole('contentinfo');
const footerNavigation = page.getByRole('navigation', { name: 'Footer' });

test('the main navigation has five links [R-023, R-024, R-025, R-026, R-027]', async () => {
  const mainLinks = [
    ['Home', '/'],
    ['Courses', '/courses'],
    ['View Result', '/view-result'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ];
  await renderRoute('/courses');
  expect(linksOf(mainNavigation)).toEqual(mainLinks);
  await expectTexts(mainNavigation.css('[aria-current=page]'), 'Courses');
  await page.viewport(360, 740);
  await openMenu.click();
  await expect.poll(() => linksOf(dialog().getByRole('navigation', { name: 'Main' })), { message: 'in the drawer' }).toEqual(mainLinks);
});

test('the header has email, phone, Sign In and Register, also in the drawer, and a scrolled style [R-021, R-022, R-028, R-029, R-030]', async () => {
  const signInLinks = [
    ['Sign In', '/login?redirect=%2Fcourses'],
    ['Register', '/register?redirect=%2Fcourses'],
  ];
  await renderRoute('/courses');
  await expect.element(page.css('a[href^="mailto:"]').first()).toBeVisible();
  await expect.element(page.css('a[href^="tel:"]').first()).toBeVisible();
  await expect.poll(() => linksOf(header).slice(-2)).toEqual(signInLinks);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const scrolled = page.css('[data-scrolled]');
  await expect.element(scrolled).not.toBeInTheDocument();
  scrollTo(0, 89);
  await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  await waitForResponses();
  await expect.element(scrolled).not.toBeInTheDocument();
  scrollTo(0, 90);
  await expectCount(scrolled, 1);
  await page.viewport(360, 740);
  const boxOf = (scheme: string) => page.css(`a[href^="${scheme}:"] > span`).first().element().getBoundingClientRect();
  const [email, phone] = [boxOf('mailto'), boxOf('tel')];
  expect([phone.y, phone.height], 'both texts in one line').toEqual([email.y, email.height]);
  expect(phone.width).toBeGreaterThan(80);
  await openMenu.click();
  await expect.poll(() => linksOf(dialog()).slice(-2)).toEqual(signInLinks);
});

test('the account menu links operators to /franchise/profile and students to /user/profile, and logs out to the home page [R-010, R-031, R-032, R-297, R-298]', async () => {
  const { goto, url } = await renderRoute('/login');
  const menu = header.css('button[aria-expanded]');
  for (const [account, path] of [
    [operator, '/franchise/profile'],
    [student, '/user/profile'],
  ] as const) {
    await goto('/login');
    await signInWithForm(account);
    await expect.element(menu).toHaveAccessibleName(account === student ? 'Account: Aarav Sharma' : 'Account: Meera Joshi');
    await menu.click();
    await header.getByRole('menuitem', { name: 'Profile' }).click();
    await expect.poll(url).toBe(path);
    await expect.element(main.getByText(account.email)).toBeVisible();
    await menu.click();
    await header.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(url).toBe('/');
    await expect.element(signInLink).toBeVisible();
  }
});

test('the footer links to the institute, its policies and four social networks [R-034, R-035, R-036, R-037, R-038, R-039, R-040, R-041, S-15]', async () => {
  await renderRoute('/login');
  const footerLinks = linksOf(footerNavigation);
  const institute = ['/about-us', '/franchise', '/contact-us'];
  const policies = ['/terms-condition', '/privacy-policy', '/payment-policy', '/refund-policy'];
  expect(footerLinks.map(([, href]) => href)).toEqual(expect.arrayContaining([...institute, ...policies]));
  expect(footerLinks).toContainEqual(['Support', '/contact-us']);
  await expectCount(page.getByRole('list', { name: 'Social media' }).getByRole('link'), 4);
  for (const name of ['Facebook', 'Instagram', 'WhatsApp', 'YouTube']) {
    const network = footer.getByRole('link', { name });
    await expect.element(network).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(network.css('svg')).toBeVisible();
  }
});

test('a render error is shown inside the layout, whose navigation still works [R-045, R-255, F-33]', async () => {
  const network = new Network();
  network.respond('/courses', { json: { success: true, courses: [{ _id: 'c-1', title: 'Tally', price: 100, description: 'हिन्दी' }] } });
  // No response breaks a page, so the function that shortens a description throws an error.
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(() => {
    throw new Error('A bug');
  });
  await renderRoute('/courses', { network });
  await expect.element(heading('Unexpected Application Error!')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Unexpected Application Error!/);
  await expect.element(footer).toBeVisible();
  await mainNavigation.getByRole('link', { name: 'About Us' }).click();
  await expect.element(heading('About Us')).toBeVisible();
  // React logs the error that the page shows.
  consoleErrors.splice(0);
});

test('the skip link comes first, leads to the content, and is not printed, as no blank sheet is', async () => {
  await renderRoute('/courses');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toMatch(/skip/i);
  await userEvent.keyboard('{Enter}');
  await expectCount(page.css('main:focus, main :focus'), 1);
  await emulateMedia({ media: 'print' });
  await expect.element(page.getByText('Skip to content')).not.toBeVisible();
  await expect.element(main).toHaveStyle({ minHeight: '0px' });
});

const message = 'Please Select a file...';
const closeButton = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close notification' });
const photoDialog = dialog('Upload photo');
const upload = photoDialog.getByRole('button', { name: 'Upload', exact: true });

for (const width of [360, 1280]) {
  test(`at ${width} px a toast is above the open dialog, does not shift it, and closes by mouse and keyboard [R-218, R-246]`, async () => {
    await page.viewport(width, 740);
    vi.useFakeTimers({ toFake: ['performance'] });
    await renderRoute('/user/profile', { as: 'student' });
    await button('Upload photo').click();
    await upload.click();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(photoDialog.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await closeButton.click();
    await expectNoToasts();
    const before = photoDialog.element().getBoundingClientRect();
    // Equal toasts within a second are merged.
    vi.advanceTimersByTime(1001);
    await press(upload, '{Enter}');
    await expect.element(toast(message)).toBeVisible();
    expect(photoDialog.element().getBoundingClientRect()).toEqual(before);
    await expectNoViolations('[role=dialog]', 'a toast in a dialog');
    await focus(upload);
    await userEvent.tab();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectNoToasts();
    await expect.element(photoDialog).toBeVisible();
  });
}
