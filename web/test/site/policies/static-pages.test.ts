import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { brand } from '../../support/brand.ts';
import { expectNaturalSize } from '../../support/images.ts';
import { expectCount, expectTexts, header, heading, link, main, press, texts } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const policies = [
  {
    path: '/privacy-policy',
    numbers: 'R-052, R-129',
    title: 'Privacy Policy',
    text: 'Digital Personal Data Protection Act, 2023',
    sections: 11,
  },
  {
    path: '/payment-policy',
    numbers: 'R-053, R-130',
    title: 'Payment Policy',
    text: '‘Rs. 2800 /-’',
    sections: 8,
  },
  {
    path: '/refund-policy',
    numbers: 'R-054, R-131',
    title: 'Refund Policy',
    text: 'Consumer Protection Act, 2019',
    sections: 8,
  },
  {
    path: '/terms-condition',
    numbers: 'R-055, R-132',
    title: 'Terms and Conditions',
    text: 'The law of India governs these terms',
    sections: 10,
  },
] as const;

/** Opens a page, checks its title and that it sends no API request. */
async function openStaticPage(path: string, title: string) {
  const visit = await renderRoute(path);
  await expectTexts(page.getByRole('heading', { level: 1 }), title);
  await expect.poll(() => document.title).toMatch(new RegExp(`^${title} \\|`));
  expect(visit.network.calls()).toEqual([]);
  return visit;
}

for (const { path, numbers, title, text, sections } of policies)
  test(`${path} is static text with its sections, and the footer links to it [${numbers}]`, async () => {
    const { goto, url, network } = await openStaticPage(path, title);
    await expect.element(main.getByText(text).first()).toBeVisible();
    const numbered = Array.from({ length: sections }, (_, index) => expect.stringMatching(`^${index + 1}\\. .+`));
    await expectTexts(main.css('section > h2[tabindex]'), ...numbered);
    for (const section of texts(main.css('section:has(> h2[tabindex])'))) expect(section).toMatch(/.{180}/);
    await expect.element(main.getByText('Effective from 1 November 2026').css('time')).toHaveAttribute('datetime', '2026-11-01');
    const email = main.getByRole('link', { name: brand.grievanceOfficer.email }).first();
    await expect.element(email).toHaveAttribute('href', `mailto:${brand.grievanceOfficer.email}`);
    await goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect.poll(url).toBe(path);
    await expect.element(heading(title)).toHaveFocus();
    expect(network.calls()).toEqual([]);
  });

test('/about-us is static text with links to certificates and franchise centres [R-049, R-128]', async () => {
  const { url } = await openStaticPage('/about-us', 'About Us');
  await expect.element(main.getByText('recognised by a national vocational body')).toBeVisible();
  await expect.element(link('Open a centre')).toHaveAttribute('href', '/franchise');
  const image = main.getByRole('img').first();
  await expect.element(image).toHaveAccessibleName(/open door/);
  await expectNaturalSize(image, 'naturalWidth', 640);
  await link('Check a certificate').click();
  await expect.poll(url).toBe('/view-result');
});

test('the Privacy Policy lists what is stored in the browser, and the Payment Policy names one place of the invoice', async () => {
  const { goto } = await renderRoute('/privacy-policy');
  const heads = page.getByRole('heading', { name: 'What we store in your browser' });
  const browser = page.css('section').filter({ has: heads }).last();
  const stored = ['your session', 'updated its documents', 'WhatsApp messages', 'colours', 'cart', 'payments', 'typed in most forms'];
  for (const words of stored) await expect.element(browser.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  await goto('/payment-policy');
  await expectCount(main.getByText(/invoice.* beside the course in My Courses\./), 2);
});

/** Expects a heading right below the sticky header. */
async function expectBelowHeader(locator: Locator): Promise<void> {
  const { bottom } = header.element().getBoundingClientRect();
  const distance = () => locator.element().getBoundingClientRect().top - bottom;
  await expect.poll(() => distance() >= 0 && distance() < 60).toBe(true);
}

test('a link in the table of contents scrolls to its section, below the header, and Tab continues there', async () => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 600);
    await renderRoute('/refund-policy');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expectCount(links, 8);
    const headings = texts(main.css('section > h2[tabindex]'));
    await expectTexts(links, ...headings);
    await press(links.nth(1), '{Enter}');
    const section = page.getByRole('heading', { level: 2, name: headings[1], exact: true });
    await expect.element(section).toHaveFocus();
    expect(location.hash).toBe('#after');
    await expectBelowHeader(section);
    // The focus is on the next link of the text, not of the table of contents.
    await userEvent.tab();
    await expect.element(link('Payment Policy')).toHaveFocus();
    location.hash = '';
  }
});

test('a link to a section of a policy scrolls to that section', async () => {
  await page.viewport(1280, 600);
  history.replaceState(history.state, '', '#children');
  await renderRoute('/privacy-policy#children');
  const section = page.getByRole('heading', { level: 2, name: 'Students under 18' });
  await expect.element(section).toHaveFocus();
  await expectBelowHeader(section);
});

test('/forget-password lists contacts and what to have ready, and links back to Login [R-064]', async () => {
  await openStaticPage('/forget-password', 'Forgot Password');
  await expect.element(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect.element(main.getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
  await expect.element(main.getByText('the email that you registered with')).toBeVisible();
  await expect.element(main.getByText('your Student Id')).toBeVisible();
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
  await link('Back to Sign In').click();
  await expect.element(heading('Login')).toHaveFocus();
});
