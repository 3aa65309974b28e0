import type { ReactNode } from 'react';

/** Creates an icon on a 24-unit grid with 2-unit strokes. Icons are hidden from screen readers; their control has the label. */
export function createIcon(...paths: string[]): () => ReactNode {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
