import { expect, it } from 'vitest';
import { render } from '#lib/testing.tsx';
import { DocumentViewer } from './document-viewer.tsx';

const printStyles = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).join();

/** The document in the frame, and the styles for print, at the moment when the document is shown. */
function show(html: string): Promise<{ shown: Document; styles: string }> {
  const frame = render(<DocumentViewer html={html} name="Certificate" />).querySelector('iframe');
  return new Promise((resolve) => {
    frame?.addEventListener('load', () => {
      const shown = frame.contentDocument;
      if (!shown) return;
      const observer = new MutationObserver(() => shown.body?.textContent && resolve({ shown, styles: printStyles() }));
      observer.observe(shown, { childList: true });
    });
  });
}

it('replaces the blank document with the sanitized one, below the policy of the frame, and can be printed at once [S-01]', async () => {
  const { shown, styles } = await show('<p onclick="attack()" style="color: red">A+<script>attack()</script></p>');
  expect(styles).toContain('@page { size: a4');
  expect(shown.head.innerHTML).toMatch(/^\s*(<meta [^>]*>)+<title>Certificate<\/title>$/);
  expect([shown.documentElement.lang, shown.body.innerHTML]).toEqual(['en-IN', '<p data-styled-0="">A+</p>']);
  expect(shown.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('color: red');
});

it('keeps the language and the title of a document', async () => {
  const { shown } = await show('<html lang="hi"><head><title>अंक पत्र</title></head><p>First</p></html>');
  expect([shown.documentElement.lang, shown.title]).toEqual(['hi', 'अंक पत्र']);
});
