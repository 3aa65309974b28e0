import type { Course, User } from '@institute/sdk';

export interface PurchasedCourse {
  id: string;
  /** Undefined while the course list loads, and for a deleted course. */
  title?: string;
}

/** A user's courses with their titles from `catalog`. The API sends ids or records, and null for a deleted course. */
export function purchasedCourses(courses: NonNullable<User['courses']>, catalog: readonly Course[] = []): PurchasedCourse[] {
  return courses
    .filter((entry) => entry !== null)
    .map((entry) => {
      const { _id: id, title } = typeof entry === 'string' ? { _id: entry } : entry;
      return { id, title: title || catalog.find((course) => course._id === id)?.title };
    });
}
