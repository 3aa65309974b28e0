import { declaredResult, lookUpCertificate, openDocument } from '../../support/pages/certificate-lookup.ts';
import { toPdf } from '../../support/print-frame.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The size of a page in points: A4 has 595 x 842. */
function pageSizes(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((length) => Math.round(Number(length))).join(' x '),
  );
}

const lines = (count: number) => `${'<p style="margin: 0; height: 100px">Line</p>'.repeat(count)}<p>The end</p>`;

test('the print command of the browser prints a certificate on one A4 sheet, also in the dark mode [R-061]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookUpCertificate(page);
  await expect(page.frameLocator('iframe').getByText(declaredResult.name).first()).toBeVisible();
  const { pdf, pageCount } = await toPdf(page);
  expect([pageCount, pageSizes(pdf)]).toEqual([1, ['595 x 842']]);
});

test('a document is printed with its styles for print, landscape if it says so, and a whole A4 page fits between the margins', async ({
  page,
}) => {
  for (const [html, sizes] of [
    [lines(10), ['595 x 842']],
    [lines(30), ['595 x 842', '595 x 842', '595 x 842']],
    [`<style>@page { size: A4 landscape }</style>${lines(6)}`, ['842 x 595']],
    [`<style>@media print { .screen { display: none } }</style><div class="screen">${lines(20)}</div>The end of print`, ['595 x 842']],
  ] as const) {
    await openDocument(page, html);
    await expect(page.frameLocator('iframe').getByText('The end').first()).toBeAttached();
    expect(pageSizes((await toPdf(page)).pdf), html.slice(0, 60)).toEqual(sizes);
  }
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
