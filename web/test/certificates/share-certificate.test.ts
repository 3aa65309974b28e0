import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { documentFrame } from '../support/documents.ts';
import { dialog, expectTexts, press } from '../support/page.ts';
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
  await renderRoute('/view-result');
  await showCertificate();
  const frame = documentFrame.element();
  const inner = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!inner) throw new Error('There is no frame.');
  const printed: string[] = [];
  vi.spyOn(inner, 'print').mockImplementation(() => void printed.push(inner.document.title));
  await press(page.getByRole('button', { name: 'Save as PDF' }), '{Enter}');
  await expect.element(dialog('Save as PDF')).toHaveTextContent('choose “Save as PDF”');
  await expectNoViolations('[role=dialog]', 'the dialog');
  await page.getByRole('button', { name: 'Open print window' }).click();
  await expect.poll(() => printed).toEqual([`Certificate of ${declaredResult.name}`]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a certificate whose student id and course are not known has no link', async () => {
  await openDocument('<p>Grade A</p>');
  await expect.element(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  await expect.element(share).not.toBeInTheDocument();
});
