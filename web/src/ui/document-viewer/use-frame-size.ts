import { type RefObject, useEffect } from 'react';

/** Before the document is there: most of a screen. */
export const firstHeight = 800;
const atMost = 6000;

/**
 * Makes a document that is too wide as narrow as its frame, and the frame as high as its document; again when the width
 * changes or a picture comes. On paper a document has the size that it gives itself.
 */
export function useFittingSize(frame: RefObject<HTMLIFrameElement | null>, root: HTMLElement | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const inner = root?.ownerDocument.defaultView;
    if (!element || !root || !inner) return;
    const zoom = new inner.CSSStyleSheet({ media: 'screen' });
    root.ownerDocument.adoptedStyleSheets.push(zoom);
    let width = 0;
    const fit = () => {
      fitWidth(root, zoom);
      fitHeight(element, root);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      fit();
    });
    observer.observe(element);
    root.addEventListener('load', fit, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('load', fit, true);
    };
  }, [frame, root]);
}

function fitWidth(root: HTMLElement, zoom: CSSStyleSheet): void {
  zoom.replaceSync('');
  const { clientWidth, scrollWidth } = root;
  if (scrollWidth > clientWidth) zoom.replaceSync(`html { zoom: ${clientWidth / scrollWidth} !important }`);
}

/** Measured in a frame without height: many documents are made as high as the window, and would otherwise grow with it. */
function fitHeight(frame: HTMLIFrameElement, root: HTMLElement): void {
  const { scrollX, scrollY } = window;
  frame.height = '0';
  frame.height = String(Math.min(atMost, root.scrollHeight) || firstHeight);
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
