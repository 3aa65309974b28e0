import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { act, render, waitFor } from '#lib/testing.tsx';
import { nextPaint } from '../../../test/support/page.ts';
import { useDocumentContent, useFrameSize } from './document-viewer.tsx';

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

function Viewer() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement>();
  useEffect(() => setRoot(frame.current?.contentDocument?.documentElement), []);
  useFrameSize(frame, root);
  return <iframe ref={frame} title="Document" style={{ border: 0, width: 600 }} />;
}

it('sets the height after the callback of the observer, and only if the width has changed', async () => {
  const frame = render(<Viewer />).querySelector('iframe') ?? expect.fail('no frame');
  const body = frame.contentDocument?.body ?? expect.fail('no document');
  body.style.margin = '0';
  const content = body.appendChild(document.createElement('div'));
  content.style.height = '1234px';
  const heightAtCallback: (string | null)[] = [];
  const observer = new ResizeObserver(() => heightAtCallback.push(frame.getAttribute('height')));
  observer.observe(frame);
  await waitFor(() => expect(frame.getAttribute('height')).toBe('1234'));
  expect(heightAtCallback[0]).toBeNull();
  content.style.height = '900px';
  frame.style.height = '300px';
  await nextPaint();
  expect(frame.getAttribute('height')).toBe('1234');
  frame.style.width = '500px';
  await waitFor(() => expect(frame.getAttribute('height')).toBe('900'));
  observer.disconnect();
});
