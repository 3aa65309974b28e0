import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { button, dialog, expectTexts, header, heading, link, press } from '../support/page.ts';
import { renderRoute, waitForData } from '../support/render-route.tsx';
import { accountMenu, signInLink, storedSession } from '../support/session.ts';

const links = [
  ['Dashboard', '/franchise/dashboard'],
  ['Student Management', '/franchise/student-management'],
  ['Exam Management', '/franchise/exams'],
  ['Result Declare', '/franchise/results'],
  ['Marksheet', '/franchise/out-marksheet'],
  ['Batch Management', '/franchise/batches'],
  ['Upload documents', '/franchise/document-update'],
  ['Manage Wallet', '/franchise/wallet'],
] as const;

const nav = page.getByRole('navigation', { name: 'Franchise' });
const footer = page.getByRole('contentinfo');
const photo = page.getByRole('img', { name: 'Photo of Meera Joshi' });
const openButton = header.getByRole('button', { name: 'Open menu' });
const drawer = dialog('Menu');

const openAsOperator = (path: string) => renderRoute(path, { as: 'franchise' });

test('the sidebar has a photo, the name and eight links [R-288, R-289, R-290, R-291, R-292]', async () => {
  await openAsOperator('/franchise/dashboard');
  await expect.element(photo).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Your centre' }).getByText('Meera Joshi')).toBeVisible();
  const navLinks = nav
    .getByRole('link')
    .elements()
    .map((element) => [element.textContent, element.getAttribute('href')]);
  expect(navLinks).toEqual(links);
});

test('each sidebar link opens its page at the top with its heading focused [R-293, R-294, R-295, R-296, R-299]', async () => {
  await page.viewport(1280, 400);
  const { url } = await openAsOperator('/franchise/batches?size=25');
  for (const [name, path] of links) {
    await waitForData();
    scrollTo(0, 9999);
    await nav.getByRole('link', { name }).click();
    await expect.poll(url).toBe(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.poll(() => scrollY).toBe(0);
    await expect.element(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await link('Recharge Wallet').click();
  await expect.element(heading('Recharge Wallet')).toHaveFocus();
  await expectTexts(nav.css('[aria-current]'), 'Manage Wallet');
});

test('the account menu links to the profile and logs out to the home page [R-297, R-298]', async () => {
  const { url, back } = await openAsOperator('/franchise/batches');
  const menu = accountMenu('Meera Joshi');
  await menu.click();
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect.poll(url).toBe('/franchise/profile');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await press(menu, '{Enter}');
  await press(header.getByRole('button', { name: 'Logout' }), '{Enter}');
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  expect(storedSession()).toBeNull();
  back();
  await expect.element(heading('Please sign in first')).toBeVisible();
});

test('on a phone the sidebar is a drawer that closes on Escape, on navigation and when the window grows [R-288]', async () => {
  await page.viewport(360, 740);
  const { url } = await openAsOperator('/franchise/dashboard');
  await press(openButton, '{Enter}');
  await expect.element(drawer.getByText('Meera Joshi')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(openButton).toHaveFocus();
  await openButton.click();
  await drawer.getByRole('link', { name: 'Manage Wallet' }).click();
  await expect.poll(url).toBe('/franchise/wallet');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await openButton.click();
  await expect.element(drawer).toBeVisible();
  await page.viewport(1280, 740);
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(nav).toBeVisible();
});

test('an unknown franchise path shows not found, in the franchise layout for operators and in the site layout for guests [R-300]', async () => {
  await renderRoute('/franchise/no-such-page');
  await expect.element(heading('Page Not Found')).toBeVisible();
  await expect.element(footer).toBeVisible();
  const { url } = await openAsOperator('/franchise/no-such-page/at/all');
  await expect.element(heading('Page Not Found')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page Not Found/);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.poll(url).toBe('/franchise/dashboard');
});

test("not found has a 'Go To Homepage' link in the franchise layout and in the site layout [R-300, Q-78]", async () => {
  const guest = await renderRoute('/franchise/no-such-page');
  await link('Go To Homepage').click();
  await expect.poll(guest.url).toBe('/');
  const operator = await openAsOperator('/franchise/no-such-page');
  await expect.element(nav).toBeVisible();
  await link('Go To Homepage').click();
  await expect.poll(operator.url).toBe('/');
});

test('the franchise layout and its page stay hidden until the profile has loaded [S-12]', async () => {
  const network = new Network();
  network.fail('/profile');
  await renderRoute('/franchise/batches', { as: 'franchise', network });
  await expect.element(heading('Your profile could not be loaded')).toBeVisible();
  await expect.element(nav).not.toBeInTheDocument();
  await expect.element(footer).not.toBeInTheDocument();
  network.passThrough('/profile');
  await button('Retry').click();
  await expect.element(nav).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'All Batches' })).toBeVisible();
});

test('while the profile loads, the sidebar has the links and the name of the stored session', async () => {
  const network = new Network();
  const profile = network.hold('/profile');
  await renderRoute('/franchise/batches', { as: 'franchise', network, waits: false });
  await expectTexts(nav.getByRole('link'), ...links.map(([name]) => name));
  await expect.element(page.getByRole('complementary', { name: 'Your centre' }).getByText('Meera Joshi')).toBeVisible();
  await expect.element(photo).not.toBeInTheDocument();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await openButton.click();
  await expect.element(drawer.getByRole('link', { name: 'Manage Wallet' })).toBeVisible();
  profile.release();
  await expect.element(drawer.getByRole('img', { name: 'Photo of Meera Joshi' })).toBeVisible();
});

test('the counts of the dashboard and the steps to a franchise fill their rows', async () => {
  const rowsOf = (list: Locator) => {
    const items = list.getByRole('listitem').elements();
    return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
  };
  await page.viewport(768, 1024);
  const { goto } = await openAsOperator('/franchise/dashboard');
  expect(rowsOf(page.getByRole('list', { name: 'Counts' }))).toBe(2);
  await page.viewport(1280, 800);
  await goto('/franchise');
  expect(rowsOf(page.getByRole('region', { name: 'How it works, step by step' }))).toBe(1);
});
