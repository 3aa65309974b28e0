// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { useFrameSize } from './use-frame-size.ts';

setUpReactTests();

const frame = { current: document.createElement('iframe') };

function Viewer({ root }: { root: HTMLElement }) {
  useFrameSize(frame, root);
  return null;
}

it('sets the height after the callback of the observer, and only if the width has changed', () => {
  let report: (entries: { contentRect: { width: number } }[]) => void = () => {};
  const requests: (() => void)[] = [];
  vi.stubGlobal('ResizeObserver', function FakeResizeObserver(callback: typeof report) {
    report = callback;
    return { observe: vi.fn(), disconnect: vi.fn() };
  });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => requests.push(callback));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  const root = document.implementation.createHTMLDocument().documentElement;
  Object.defineProperty(root.ownerDocument, 'defaultView', { value: { CSSStyleSheet } });
  Object.defineProperty(root, 'scrollHeight', { value: 1234 });
  render(<Viewer root={root} />);
  report([{ contentRect: { width: 600 } }]);
  expect(frame.current.getAttribute('height')).toBeNull();
  for (const run of requests.splice(0)) run();
  expect(frame.current.getAttribute('height')).toBe('1234');
  report([{ contentRect: { width: 600 } }]);
  expect(requests).toHaveLength(0);
  report([{ contentRect: { width: 500 } }]);
  expect(requests).toHaveLength(1);
});
