import './print-area.css';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';

interface PrintAreaProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What the browser prints instead of the page while this is mounted. It is not shown on the screen. */
export function PrintArea({ ref, children }: PrintAreaProps) {
  return createPortal(
    <div ref={ref} data-print-area>
      {children}
    </div>,
    document.body,
  );
}
