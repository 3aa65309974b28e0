import { type ReactNode, useEffect, useRef } from 'react';

/** If a button unmounts while it holds focus, focus moves to the summary. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const summaryRef = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // React dispatches no blur event for an element that it removes.
    if (hasFocus.current && document.activeElement === document.body) summaryRef.current?.focus();
  });
  const setHasFocus = (value: boolean) => {
    hasFocus.current = value;
  };
  return (
    <details className="mocks-panel-section" onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <summary ref={summaryRef}>{title}</summary>
      <div className="mocks-panel-stack">{children}</div>
    </details>
  );
}
