import { type RefObject, useEffect, useState } from 'react';

/** Before the document is there: most of a screen. */
const atFirst = 800;
const atMost = 6000;
const scrollbar = 20;

/** The height that a frame needs to show a document whole, so that the page scrolls and not the frame. */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, root: HTMLElement | undefined): number {
  const [height, setHeight] = useState(atFirst);
  useEffect(() => {
    if (!frame.current || !root) return;
    const observer = new ResizeObserver(() => setHeight(heightOf(root)));
    // The width of the frame changes with the screen, the height of the document with its pictures.
    observer.observe(frame.current);
    observer.observe(root);
    return () => observer.disconnect();
  }, [frame, root]);
  return height;
}

function heightOf(root: HTMLElement): number {
  const sideways = root.scrollWidth > root.clientWidth ? scrollbar : 0;
  return Math.min(atMost, Math.ceil(root.getBoundingClientRect().height) + sideways) || atFirst;
}
