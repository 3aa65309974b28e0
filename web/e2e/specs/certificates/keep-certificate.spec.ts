import type { Page } from '@playwright/test';
import { lookUpCertificate } from '../../support/pages/certificate-lookup.ts';
import { signOut } from '../../support/pages/header.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const kept = (page: Page) => page.getByRole('region', { name: 'Kept on this device' });
const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('institute.certificate'));

async function keepCertificate(page: Page): Promise<void> {
  await storeSession(page, sessions.student);
  await lookUpCertificate(page);
  await button(page, 'Keep on this device').click();
  await expect(page.getByText(/^Kept on this device, as of \d+ \w+ \d{4}, \d+:\d\d/)).toBeVisible();
}

test('a certificate that is kept opens from View Result, and can be removed', async ({ page }) => {
  await keepCertificate(page);
  await page.goto('/view-result');
  await expect(kept(page)).toContainText(/as of \d+ \w+ \d{4}, \d+:\d\d/);
  await kept(page).getByRole('button', { name: 'Open kept certificate' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await button(page, 'Remove from this device').click();
  await expect(button(page, 'Keep on this device')).toBeVisible();
  expect(await storedText(page)).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Look up another' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'View Result' })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});

test('a logout removes the kept certificate in the task of the press, and another person never sees it [S-25]', async ({ page }) => {
  await keepCertificate(page);
  await page.evaluate(() => {
    addEventListener('click', () =>
      queueMicrotask(() => sessionStorage.setItem('kept', String(localStorage.getItem('institute.certificate')))),
    );
  });
  await signOut(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kept'))).toBe('null');
  await keepCertificate(page);
  await storeSession(page, sessions.operator);
  await page.goto('/view-result');
  await expect(page.getByRole('button', { name: /Meera Joshi/ })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});

test('a guest, who never logs out, cannot keep a certificate', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(button(page, 'Print')).toBeVisible();
  await expect(button(page, 'Keep on this device')).toHaveCount(0);
});
