import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { declaredResult, lookUpCertificate, openDocument, viewCertificate } from '../../support/pages/certificate-lookup.ts';
import { expect, test } from '../../support/test.ts';

const certificateText = (page: Page) => page.frameLocator('iframe').getByText(declaredResult.name).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share certificate' });

async function openShare(page: Page): Promise<string> {
  await lookUpCertificate(page);
  await expect(certificateText(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('Enter');
  return dialog(page).getByLabel('Link to this certificate').inputValue();
}

test('the link to a certificate can be copied, sent and scanned, and opens the filled form for an employer', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const url = await openShare(page);
  expect(url).toBe(`${new URL(page.url()).origin}/view-result?roll_no=GVI%2F01%2F2026&course_id=c-ccc`);
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('The link is copied. Paste it where you need it.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const href = async (name: string) => new URL((await dialog(page).getByRole('link', { name }).getAttribute('href')) ?? '');
  expect((await href('Share on WhatsApp')).searchParams.get('text')).toContain(url);
  const linkedIn = await href('Add to LinkedIn profile');
  expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(linkedIn.searchParams)).toMatchObject({ name: 'Course on Computer Concepts', certUrl: url });
  const code = dialog(page).getByRole('img', { name: 'QR code of the link to this certificate' });
  expect(await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();

  const employer = await browser.newPage();
  await employer.goto(url);
  await viewCertificate(employer).click();
  await expect(certificateText(employer)).toBeVisible();
  await employer.close();
});

test('a link that the browser does not copy can be selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
  });
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('The link could not be copied. Select it above and copy it yourself.');
});

test('Save as PDF says what to choose, and opens the print window of the document', async ({ page }) => {
  await lookUpCertificate(page);
  await expect(certificateText(page)).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (frame) frame.print = () => Object.assign(window, { printed: frame.document.title });
  });
  await page.getByRole('button', { name: 'Save as PDF' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save as PDF' })).toContainText('choose “Save as PDF”');
  await expectNoViolations(page, 'dialog');
  await page.getByRole('button', { name: 'Open print window' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(`Certificate of ${declaredResult.name}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a certificate whose student id and course are not known has no link', async ({ page }) => {
  await openDocument(page, '<p>Grade A</p>');
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});
