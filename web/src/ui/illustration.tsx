import illustrations from './illustrations.svg?no-inline';

export type IllustrationName = 'students' | 'batches' | 'exams' | 'certificates' | 'transactions' | 'search' | 'signpost' | 'lock';

/** A decorative picture in the color of its text. It is in a file of its own, so that no script becomes larger. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg
      width="160"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {/* The file inherits the colors of this element. */}
      <use href={`${illustrations}#${name}`} />
    </svg>
  );
}
