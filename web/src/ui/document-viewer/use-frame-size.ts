import { type RefObject, useEffect } from 'react';

/** The height of the frame while the document loads, in pixels. */
export const initialHeight = 800;
const maxHeight = 6000;

/**
 * Scales a document that is too wide down to the width of its frame, and sets the height of the frame to that of the document.
 * Repeats when the width changes or an image loads. Printed documents are not scaled.
 */
export function useFrameSize(frame: RefObject<HTMLIFrameElement | null>, root: HTMLElement | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const inner = root?.ownerDocument.defaultView;
    if (!element || !root || !inner) return;
    const zoom = new inner.CSSStyleSheet({ media: 'screen' });
    root.ownerDocument.adoptedStyleSheets.push(zoom);
    let width = 0;
    let request = 0;
    const fit = () => {
      fitWidth(root, zoom);
      fitHeight(element, root);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      // In the next frame: a callback that resizes what it observes is an error in WebKit.
      cancelAnimationFrame(request);
      request = requestAnimationFrame(fit);
    });
    observer.observe(element);
    root.addEventListener('load', fit, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      root.removeEventListener('load', fit, true);
    };
  }, [frame, root]);
}

function fitWidth(root: HTMLElement, zoom: CSSStyleSheet): void {
  zoom.replaceSync('');
  const { clientWidth, scrollWidth } = root;
  if (scrollWidth > clientWidth) zoom.replaceSync(`html { zoom: ${clientWidth / scrollWidth} !important }`);
}

/** Measures with a height of 0, because documents that are as high as their window would otherwise grow with it. */
function fitHeight(frame: HTMLIFrameElement, root: HTMLElement): void {
  const { scrollX, scrollY } = window;
  frame.height = '0';
  frame.height = String(Math.min(maxHeight, root.scrollHeight) || initialHeight);
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
