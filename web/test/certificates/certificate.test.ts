import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { documentFrame, documentText, watchPrints } from '../support/documents.ts';
import { button, dialog, expectTexts, heading, link, press } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { declaredResult, expectCertificate, openDocument, showCertificate, viewCertificate } from './lookup.ts';

const share = page.getByRole('button', { name: 'Share' });
const shareDialog = dialog('Share certificate');

async function openShare(): Promise<string> {
  await renderRoute('/view-result');
  await showCertificate();
  await press(share, '{Enter}');
  await expect.element(shareDialog).toBeVisible();
  const link = shareDialog.getByLabelText('Link to this certificate').element();
  return link instanceof HTMLInputElement ? link.value : '';
}

test('Print prints only the document, any number of times, and the page stays open [R-061, R-240, R-241, F-30]', async () => {
  const prints = watchPrints();
  const { url } = await renderRoute('/view-result');
  await showCertificate();
  await expect.element(documentFrame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect.element(documentFrame).toHaveAccessibleName('Certificate');
  const printsOfPage = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press(button('Print'), '{Enter}');
  await button('Print').click();
  expect(prints).toHaveLength(2);
  for (const text of prints) {
    expect(text).toContain(declaredResult.name);
    expect(text).not.toMatch(/Contact Us|Print/);
  }
  expect(printsOfPage).not.toHaveBeenCalled();
  expect(url()).toBe('/view-result/certificate');
  // Other pages keep the margins of the browser.
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await link('Look up another').click();
  await expect.element(heading('View Result')).toBeVisible();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('Print before the document is shown prints it once it is there, with its pictures', async () => {
  const prints = watchPrints();
  const frames = '**/document-frame.html';
  const pictures = 'https://pictures.example/**';
  for (const url of [frames, pictures]) {
    await commands.holdRequests(url);
    onTestFinished(() => commands.endHold(url));
  }
  await openDocument('<p>The end</p><img src="https://pictures.example/seal.svg" alt="Seal">');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(prints).toEqual([]);
  await commands.answerRequests(frames);
  await expect.poll(documentText).toContain('The end');
  expect(prints, 'its picture is missing').toEqual([]);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
  await commands.answerRequests(pictures, { contentType: 'image/svg+xml', body });
  await expect.poll(() => prints).toEqual(['The end']);
});

test('the link to a certificate can be copied, sent and scanned, and opens the filled form for an employer', async () => {
  const url = await openShare();
  expect(url).toBe(`${location.origin}/view-result?roll_no=GVI%2F01%2F2026&course_id=c-ccc`);
  await expect.element(shareDialog.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectTexts(shareDialog.getByRole('status'), 'The link is copied. Paste it where you need it.');
  expect(await navigator.clipboard.readText()).toBe(url);
  const href = (name: string) => new URL(shareDialog.getByRole('link', { name }).element().getAttribute('href') ?? '');
  expect(href('Share on WhatsApp').searchParams.get('text')).toContain(url);
  const linkedIn = href('Add to LinkedIn profile');
  expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(linkedIn.searchParams)).toMatchObject({ name: 'Course on Computer Concepts', certUrl: url });
  const code = shareDialog.getByRole('img', { name: 'QR code of the link to this certificate' });
  await expect.element(code).toBeVisible();
  const image = code.element();
  if (!(image instanceof HTMLImageElement)) throw new Error('The code is no picture.');
  await image.decode();
  expect(image.naturalWidth).toBeGreaterThan(0);
  await expectNoViolations('[role=dialog]', 'the dialog');
  await userEvent.keyboard('{Escape}');
  await expect.element(share).toHaveFocus();

  // An employer has a browser of their own.
  await renderRoute(url.slice(location.origin.length));
  await viewCertificate.click();
  await expectCertificate();
});

test('a link that the browser does not copy can be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await openShare();
  await shareDialog.getByRole('button', { name: 'Copy link' }).click();
  await expectTexts(shareDialog.getByRole('status'), 'The link could not be copied. Select it above and copy it yourself.');
});

test('Save as PDF says what to choose, and opens the print window of the document', async () => {
  const prints = watchPrints();
  await renderRoute('/view-result');
  await showCertificate();
  await press(page.getByRole('button', { name: 'Save as PDF' }), '{Enter}');
  await expect.element(dialog('Save as PDF')).toHaveTextContent('choose “Save as PDF”');
  await expectNoViolations('[role=dialog]', 'the dialog');
  await page.getByRole('button', { name: 'Open print window' }).click();
  await expect.poll(() => prints).toEqual([expect.stringContaining(declaredResult.name)]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a certificate whose student id and course are not known has no link', async () => {
  await openDocument('<p>Grade A</p>');
  await expect.element(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  await expect.element(share).not.toBeInTheDocument();
});
