import './print-area.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSubmit } from '../form/use-submit.ts';

/** The content that the browser prints instead of the page while this is mounted. It is not shown on the screen. */
export function PrintArea({ children }: { children: ReactNode }) {
  return createPortal(
    // An open dialog hides everything but announcers; otherwise a saved PDF would have no text for screen readers.
    <div data-print-area data-live-announcer>
      {children}
    </div>,
    document.body,
  );
}

/** Prints the print area with its pictures. `isPrinting` is true until the printing is done, for an area that is mounted only during it. */
export function usePrint() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const handlePrinted = () => setIsPrinting(false);
    addEventListener('afterprint', handlePrinted);
    return () => removeEventListener('afterprint', handlePrinted);
  }, []);
  const { isPending, submit } = useSubmit(async (_: void, { isCurrent }) => {
    flushSync(() => setIsPrinting(true));
    const area = document.querySelector('[data-print-area]');
    if (area) await loadImages(area);
    if (isCurrent()) window.print();
  });
  return { isPending, isPrinting, print: () => void submit() };
}

const timeoutMs = 10_000;

/** Resolves when all images have loaded or failed, or after a while. A browser prints only loaded images. */
export async function loadImages(root: ParentNode): Promise<void> {
  const images = [...root.querySelectorAll('img')];
  // Lazy images out of sight would not load.
  for (const image of images) image.loading = 'eager';
  const loading = images.filter(({ complete }) => !complete).map(waitForImage);
  if (loading.length === 0) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([Promise.all(loading), timeout]);
}

function waitForImage(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  });
}
