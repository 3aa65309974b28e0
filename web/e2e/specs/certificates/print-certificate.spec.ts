import type { Page } from '@playwright/test';
import { declaredResult, lookUpCertificate, openDocument } from '../../support/pages/certificate-lookup.ts';
import { toPdf } from '../../support/print-frame.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a document on the page of certificates. */
async function showDocument(page: Page, html: string): Promise<void> {
  await openDocument(page, html);
  await expect(page.frameLocator('iframe').getByText('The end')).toBeAttached();
}

/** The size of a page in points: A4 has 595 x 842. */
function pageSizes(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((length) => Math.round(Number(length))).join(' x '),
  );
}

const lines = (count: number) => `${'<p style="margin: 0; height: 100px">Line</p>'.repeat(count)}<p>The end</p>`;

for (const colorScheme of ['light', 'dark'] as const)
  test(`the print command of the browser prints a certificate on one A4 sheet in the ${colorScheme} mode [R-061]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await lookUpCertificate(page);
    await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
    const { pdf, pageCount } = await toPdf(page);
    expect(pageCount).toBe(1);
    expect(pageSizes(pdf)).toEqual(['595 x 842']);
  });

test('a landscape document is printed on a landscape sheet', async ({ page }) => {
  await showDocument(page, `<style>@page { size: A4 landscape }</style>${lines(8)}`);
  const { pdf, pageCount } = await toPdf(page);
  expect([pageCount, pageSizes(pdf)]).toEqual([1, ['842 x 595']]);
});

test('a document that almost fits is scaled down to one sheet, and a long one is printed on as many as it needs', async ({ page }) => {
  for (const [count, sheets] of [
    [12, 1],
    [30, 3],
  ] as const) {
    await showDocument(page, lines(count));
    expect((await toPdf(page)).pageCount, `${count} lines`).toBe(sheets);
  }
});

test('a document is printed with its styles for print', async ({ page }) => {
  await showDocument(
    page,
    `<style>@media print { .screen { display: none } }</style><div class="screen">${lines(20)}</div>The end of print`,
  );
  expect((await toPdf(page)).pageCount).toBe(1);
});

test('nothing of the site is printed over a page, and no blank sheet', async ({ page }) => {
  await signIn(page, student);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/user/profile', '/login', '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Skip to content'), path).toBeHidden();
    const { main, body } = await page.evaluate(() => ({
      main: getComputedStyle(document.querySelector('main') ?? document.body).minHeight,
      body: getComputedStyle(document.body).minHeight,
    }));
    expect([main, body], path).toEqual(['0px', '0px']);
  }
});
