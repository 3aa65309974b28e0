import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Network } from '../../support/network.ts';
import { button, dialog, expectTexts, field, header, heading, link, press } from '../../support/page.ts';
import { renderRoute, waitForData } from '../../support/render-route.tsx';

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

const openAsOperator = (path: string) => renderRoute(path, { as: 'operator' });

test('the sidebar has a photo, the name and eight links, which open their pages at the top with the heading focused [R-288, R-289, R-290, R-291, R-292, R-293, R-294, R-295, R-296, R-299]', async () => {
  await page.viewport(1280, 400);
  const { url } = await openAsOperator('/franchise/batches?size=25');
  await expect.element(photo).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Your centre' }).getByText('Meera Joshi')).toBeVisible();
  await expectTexts(nav.getByRole('link'), ...links.map(([name]) => name));
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

test('an unknown path shows not found, in the franchise layout for operators and in the site layout for others, with a link to the home page [R-043, R-044, R-255, R-300, Q-78]', async () => {
  for (const path of ['/no/such/page', '/franchise/no-such-page']) {
    const guest = await renderRoute(path);
    await expect.element(heading('Page Not Found')).toBeVisible();
    await expect.element(footer).toBeVisible();
    await link('Go To Homepage').click();
    await expect.poll(guest.url).toBe('/');
  }
  const { url, back } = await openAsOperator('/franchise/no-such-page/at/all');
  await expect.element(heading('Page Not Found')).toBeVisible();
  await expect.element(nav).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page Not Found/);
  await link('Go to the dashboard').click();
  await expect.poll(url).toBe('/franchise/dashboard');
  back();
  await link('Go To Homepage').click();
  await expect.poll(url).toBe('/');
});

test('while the profile loads, and if it does not load, the sidebar has the links and the name of the stored session', async () => {
  const network = new Network();
  const profile = network.hold('/profile');
  await renderRoute('/franchise/batches', { as: 'operator', network, waits: false });
  await expectTexts(nav.getByRole('link'), ...links.map(([name]) => name));
  await expect.element(page.getByRole('complementary', { name: 'Your centre' }).getByText('Meera Joshi')).toBeVisible();
  await expect.element(photo).not.toBeInTheDocument();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await openButton.click();
  await expect.element(drawer.getByRole('link', { name: 'Manage Wallet' })).toBeVisible();
  profile.release();
  await expect.element(drawer.getByRole('img', { name: 'Photo of Meera Joshi' })).toBeVisible();
  await page.viewport(1280, 740);
  const failing = new Network();
  failing.fail('/profile');
  await renderRoute('/franchise/batches', { as: 'operator', network: failing, waits: false });
  await expect.element(heading('Your profile could not be loaded')).toBeVisible();
  await expectTexts(nav.getByRole('link'), ...links.map(([name]) => name));
});

test('the counts of the dashboard and the steps to a franchise fill their rows', async () => {
  const rowsOf = (list: Locator) => {
    const items = list.getByRole('listitem').elements();
    return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
  };
  await page.viewport(768, 1024);
  const { goto } = await openAsOperator('/franchise/dashboard');
  expect(rowsOf(page.getByRole('list', { name: 'Counts' }))).toBe(1);
  await page.viewport(1280, 800);
  await goto('/franchise');
  expect(rowsOf(page.getByRole('region', { name: 'How it works, step by step' }))).toBe(1);
});

const bottomOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().bottom);
const topOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().top);

test('on a phone the buttons of a form stick to the bottom in one line, and of three the others end the form', async () => {
  const height = 740;
  await page.viewport(360, height);
  const bar = page.css('[data-action-bar]');
  const { goto } = await openAsOperator('/franchise/create-student');
  await expect.poll(() => bottomOf(bar)).toBe(height);
  expect(height - topOf(bar)).toBeLessThan(80);
  expect(bar.getByRole('button').elements()).toHaveLength(1);
  scrollTo(0, document.documentElement.scrollHeight);
  const others = [button('Create and add another'), link('Cancel')];
  await expect.poll(() => bottomOf(bar)).toBeLessThanOrEqual(topOf(button('Create and add another')));
  expect(new Set(others.map(topOf)).size).toBe(1);
  await goto('/franchise/create-batch');
  expect(new Set([button('Create Batch'), link('Cancel')].map(topOf)).size).toBe(1);
});

test('the buttons of a form cover neither its first field nor one that is clicked or focused', async () => {
  const height = 600;
  await page.viewport(360, height);
  const bar = page.css('[data-action-bar]');
  await openAsOperator('/franchise/create-student');
  const email = field('Email');
  // Only the upper edge of the field is in sight.
  scrollBy(0, topOf(email) - topOf(bar) + 16);
  expect(bottomOf(email)).toBeGreaterThan(topOf(bar));
  // A real click of the test would scroll by itself, so the event is dispatched.
  email.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => bottomOf(email)).toBeLessThanOrEqual(topOf(bar));
  const inFront = new Set<Element>();
  for (let press = 0; press < 18; press++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused.closest('[data-action-bar]')) continue;
    expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(topOf(bar));
    inFront.add(focused);
  }
  expect(inFront.size).toBeGreaterThan(10);
  scrollTo(0, 0);
  onTestFinished(() => void document.documentElement.removeAttribute('style'));
  document.documentElement.style.fontSize = '140%';
  const first = field('Full Name');
  expect(bottomOf(first), 'without room for it, the bar would be over the field').toBeGreaterThan(height - 80);
  expect(topOf(bar)).toBeGreaterThan(bottomOf(first));
});
