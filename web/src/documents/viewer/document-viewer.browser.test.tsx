import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { act, render } from '#lib/testing.tsx';
import { DocumentViewer, useDocumentContent } from './document-viewer.tsx';

const rendered: { content?: HTMLElement } = {};
function Probe({ blank, html }: { blank: Document | undefined; html: string }) {
  rendered.content = useDocumentContent(blank, html, 'Certificate');
  return null;
}

/** A hook that fills the document of a frame. */
function setUp() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const blank = frame.contentDocument ?? undefined;
  if (!blank) throw new Error('The frame has no document.');
  blank.head.innerHTML = '<meta name="referrer" content="no-referrer">';
  const root = createRoot(document.createElement('div'));
  const show = (html: string, target: Document | undefined = blank) => act(async () => root.render(<Probe blank={target} html={html} />));
  return { root, blank, show, showNothing: (html: string) => act(async () => root.render(<Probe blank={undefined} html={html} />)) };
}

it('replaces the blank document with the sanitized one, below the meta elements of the frame [S-01]', async () => {
  const { blank, show } = setUp();
  await show('<p onclick="attack()" style="color: red">A+<script>attack()</script></p>');
  expect(blank.documentElement.outerHTML).toBe(
    '<html lang="en-IN"><head><meta name="referrer" content="no-referrer"><title>Certificate</title></head><body><p data-styled-0="">A+</p></body></html>',
  );
  expect(rendered.content).toBe(blank.documentElement);
  expect(Array.from(blank.adoptedStyleSheets, ({ cssRules }) => cssRules[0]?.cssText)).toEqual([expect.stringContaining('color: red')]);
});

it('keeps the language and the title of a document, and shows another one in the same frame, and nothing without a frame', async () => {
  const { root, blank, show, showNothing } = setUp();
  await showNothing('<p>First</p>');
  expect(rendered.content).toBeUndefined();
  await show('<html lang="hi"><head><title>अंक पत्र</title></head><p>First</p></html>');
  expect([blank.documentElement.lang, blank.title]).toEqual(['hi', 'अंक पत्र']);
  await show('<p>Second</p>');
  expect([blank.body.innerHTML, rendered.content]).toEqual(['<p>Second</p>', blank.documentElement]);
  await showNothing('<p>Second</p>');
  expect(rendered.content).toBeUndefined();
  act(() => root.unmount());
});

it('sets the sheet of paper in the moment in which a document is to be seen', async () => {
  const frame = render(<DocumentViewer html="<p>Certificate</p>" name="Certificate" />).querySelector('iframe');
  const printStyles = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).join();
  const whenShown = new Promise<string>((resolve) => {
    frame?.addEventListener('load', () => {
      const { contentDocument } = frame;
      const observer = new MutationObserver(() => contentDocument?.body?.textContent && resolve(printStyles()));
      if (contentDocument) observer.observe(contentDocument, { childList: true });
    });
  });
  expect(await whenShown).toContain('@page { size: a4');
});
