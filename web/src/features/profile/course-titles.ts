import type { Course, User } from '@institute/sdk';

/** Titles of a person's courses, which come as ids or as records. */
export function courseTitles(mine: NonNullable<User['courses']>, all: readonly Course[]): string[] {
  return mine.map((entry) => {
    const id = typeof entry === 'string' ? entry : entry._id;
    const known = typeof entry === 'string' ? undefined : entry.title;
    return known ?? all.find((course) => course._id === id)?.title ?? id;
  });
}
