import type { Course } from '@institute/sdk';

/** What is typed in the field Duration, and the course that was selected then. */
export interface TypedDuration {
  text: string;
  courseId: string;
}

/** The text of the field Duration: what is typed, or else the months of the course. A field that was cleared stays blank until the course changes. */
export function resultDuration(typed: TypedDuration | undefined, courseId: string, catalog: readonly Course[]): string {
  if (typed && (typed.text !== '' || typed.courseId === courseId)) return typed.text;
  return String(catalog.find(({ _id }) => _id === courseId)?.sessionDuration ?? '');
}
