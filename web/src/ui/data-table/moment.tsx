import { longMoment } from '../../lib/dates.ts';

/** When a record was created, such as 'November-08-2026 at 2:45 PM'. In a table the time is below the date. */
export function Moment({ value }: { value: string | undefined }) {
  return <TwoLines>{longMoment(value).split(/ (?=at )/)}</TwoLines>;
}

/** Small text that wraps only between its parts, so that two lines of it are no higher than a button. */
export function TwoLines({ children }: { children: readonly string[] }) {
  return (
    <span data-two-lines>
      {children.map((part, index) => (
        <span key={index}>
          {index > 0 && ' '}
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
}
