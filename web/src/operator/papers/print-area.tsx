import './print-area.css';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';

/** What the browser prints instead of the page while this is mounted. It is not shown on the screen. */
export function PrintArea({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return createPortal(
    // Announcers are not hidden by an open dialog, which would leave a saved PDF without text for screen readers.
    <div ref={ref} data-print-area data-live-announcer>
      {children}
    </div>,
    document.body,
  );
}
