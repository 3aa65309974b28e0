import type { Locator, Page } from '@playwright/test';

/** A declared result in the mocks. */
export const declaredResult = { rollNo: 'GVI/01/2026', courseId: 'c-ccc', name: 'Aarav Sharma' };

export const courseField = (page: Page): Locator => page.getByLabel('Course', { exact: true });
export const viewCertificate = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'View Certificate' });

/** Fills in the form of /view-result and submits it. */
export async function submitLookup(page: Page, { rollNo, courseId } = declaredResult): Promise<void> {
  await page.getByLabel('Student Id').fill(rollNo);
  await courseField(page).selectOption(courseId);
  await viewCertificate(page).click();
}

/** Opens /view-result and looks up a certificate. */
export async function lookUpCertificate(page: Page, result = declaredResult): Promise<void> {
  await page.goto('/view-result');
  await submitLookup(page, result);
}

/** Opens a document of a guest as after its lookup, but with any HTML. */
export async function openDocument(page: Page, html: string, path = '/view-result/certificate'): Promise<void> {
  await page.goto('/courses');
  await page.evaluate(
    ([text, url]) => {
      const stored = { user: null, time: Date.now(), documents: { '1': text } };
      sessionStorage.setItem('institute.documents', JSON.stringify(stored));
      history.replaceState({ ...history.state, document: { key: '1' } }, '', url);
    },
    [html, path],
  );
  await page.reload();
}
