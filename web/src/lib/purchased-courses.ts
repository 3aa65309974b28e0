import type { Course, User } from '@institute/sdk';

export interface PurchasedCourse {
  id: string;
  /** Not there while the list of courses is on its way, and for a course that it no longer holds. */
  title?: string;
}

/** A person's courses, which come as ids or as records; null where one has been deleted. */
export function purchasedCourses(mine: NonNullable<User['courses']>, all: readonly Course[] = []): PurchasedCourse[] {
  return mine
    .filter((entry) => entry !== null)
    .map((entry) => {
      const { _id: id, title } = typeof entry === 'string' ? { _id: entry } : entry;
      return { id, title: title || all.find((course) => course._id === id)?.title };
    });
}
