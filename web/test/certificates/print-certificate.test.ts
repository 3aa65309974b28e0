import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { documentText, watchPrints } from '../support/documents.ts';
import { heading, link } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { openDocument, showCertificate } from './lookup.ts';

test('after a certificate other pages keep the margins of the browser', async () => {
  await renderRoute('/view-result');
  await showCertificate();
  await expect.poll(() => document.adoptedStyleSheets.length).toBe(1);
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
