import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { nextPaint } from '../../../test/support/page.ts';
import { render, waitFor } from '../../lib/testing.tsx';
import { useFrameSize } from './use-frame-size.ts';

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
