import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { watchRequests } from '../../support/network.ts';
import { expect, test } from '../../support/test.ts';

const policies = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    text: 'Digital Personal Data Protection Act, 2023',
    sections: [
      'Who is responsible',
      'What data we collect, and why',
      'Your consent and other legal grounds',
      'Students under 18',
      'What we store in your browser',
      'Who else sees your data',
      'How long we keep your data',
      'Your rights',
      'Security and data breaches',
      'Questions and complaints',
      'Changes',
    ],
  },
  {
    path: '/payment-policy',
    title: 'Payment Policy',
    text: '‘Rs. 2800 /-’',
    sections: [
      'Prices and taxes',
      'How to pay',
      'What payment details we receive',
      'Paying at a centre',
      'If a payment fails',
      'Payments you did not make',
      'Your invoice',
      'Whom to contact',
    ],
  },
  {
    path: '/refund-policy',
    title: 'Refund Policy',
    text: 'Consumer Protection Act, 2019',
    sections: [
      'Before the course begins',
      'If you leave midway',
      'If we cancel',
      'Failed and double payments',
      'How to request a refund',
      'How and when you get the refund',
      'What is not refunded',
      'Your legal rights',
    ],
  },
  {
    path: '/terms-condition',
    title: 'Terms and Conditions',
    text: 'The law of India governs these terms',
    sections: [
      'About us and these terms',
      'Your account',
      'Courses',
      'Examinations and certificates',
      'How we treat each other',
      'Course content',
      'Franchise centres',
      'Our liability',
      'Changes',
      'Law, courts and complaints',
    ],
  },
] as const;

/** Opens a page, checks its title and that it sends no API request. */
async function expectStaticPage(page: Page, path: string, title: string): Promise<void> {
  const requests = watchRequests(page, '*', '*');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(0);
}

/** Checks the required contents of a policy, and the link to it in the footer. */
async function expectPolicy(page: Page, { path, title, text, sections }: (typeof policies)[number]): Promise<void> {
  await expectStaticPage(page, path, title);
  const main = page.getByRole('main');
  await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.locator('section > h2[tabindex]')).toHaveText(sections.map((section, index) => `${index + 1}. ${section}`));
  for (const section of await main.locator('section:has(> h2[tabindex])').all()) await expect(section).toHaveText(/.{180}/);
  await expect(main.getByText('Effective from 1 November 2026').locator('time')).toHaveAttribute('datetime', '2026-11-01');
  await expect(main.getByRole('link', { name: brand.grievanceOfficer.email }).first()).toHaveAttribute('href', /^mailto:/);
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

test('/about-us is static text with links to certificates and franchise centres [R-049, R-128]', async ({ page }) => {
  await expectStaticPage(page, '/about-us', 'About Us');
  const main = page.getByRole('main');
  await expect(main.getByText('recognised by a national vocational body')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open a centre' })).toHaveAttribute('href', '/franchise');
  const image = main.getByRole('img').first();
  await expect(image).toHaveAccessibleName(/open door/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(640);
  await main.getByRole('link', { name: 'Check a certificate' }).click();
  await expect(page).toHaveURL('/view-result');
});

test('/privacy-policy is static text under the data protection law [R-052, R-129]', async ({ page }) => {
  await expectPolicy(page, policies[0]);
  await page.goto('/privacy-policy');
  const browser = page.locator('section', { has: page.getByRole('heading', { name: 'What we store in your browser' }) }).last();
  const stored = [
    ...[
      /^your session/,
      /^the courses and the list of courses that you opened/,
      /updated its documents/,
      /colours.*rows/,
      /cart/,
      /payments/,
    ],
    ...[/typed in a long form/, /certificates and marksheets/, /sends together/, /scrolled.*load again/],
  ];
  await expect(browser.getByRole('listitem')).toHaveText(stored);
});

test('/payment-policy is static text with prices as the site formats them [R-053, R-130]', async ({ page }) => {
  await expectPolicy(page, policies[1]);
});

test('the summary and the section of the Payment Policy name one place of the invoice', async ({ page }) => {
  await page.goto('/payment-policy');
  await expect(page.getByRole('main').getByText(/invoice.* beside the course in My Courses\./)).toHaveCount(2);
});

test('/refund-policy is static text that respects the rights of consumers [R-054, R-131]', async ({ page }) => {
  await expectPolicy(page, policies[2]);
});

test('/terms-condition is static text under the law of India [R-055, R-132]', async ({ page }) => {
  await expectPolicy(page, policies[3]);
});

/** Expects a heading right below the sticky header. */
async function expectBelowHeader(page: Page, heading: Locator): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const headerBottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => {
      const top = (await heading.boundingBox())?.y ?? -1;
      return top >= headerBottom && top < headerBottom + 60;
    })
    .toBe(true);
}

test('a link in the table of contents scrolls to its section, below the header, and Tab continues there', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/refund-policy');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveCount(8);
    const headings = await page.getByRole('main').locator('section > h2[tabindex]').allTextContents();
    await expect(links).toHaveText(headings);
    await links.nth(1).press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: headings[1] ?? '' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/refund-policy#after');
    await expectBelowHeader(page, heading);
    // The next link in the text, not in the table of contents.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Payment Policy' })).toBeFocused();
  }
});

test('a link to a section of a policy scrolls to that section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/privacy-policy#children');
  const heading = page.getByRole('heading', { level: 2, name: 'Students under 18' });
  await expect(heading).toBeFocused();
  await expectBelowHeader(page, heading);
});

test('Login links to /forget-password, which lists contacts and what to have ready [R-064]', async ({ page }) => {
  await page.goto('/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^forgot password/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused();
  await expect(page).toHaveURL('/forget-password');
  await expectStaticPage(page, '/forget-password', 'Forgot Password');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect(main.getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
  await expect(main.getByText('the email that you registered with')).toBeVisible();
  await expect(main.getByText('your student id')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
});
