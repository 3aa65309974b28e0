import type { Course } from '@institute/sdk';

const maxSimilar = 4;

/** Returns some other courses: those of the same category first, in the order of the list. */
export function findSimilarCourses(courses: readonly Course[], { _id, category }: Course): readonly Course[] {
  const others = courses.filter((course) => course._id !== _id);
  const hasCategory = (course: Course) => course.category?.trim() === category?.trim();
  return [...others.filter(hasCategory), ...others.filter((course) => !hasCategory(course))].slice(0, maxSimilar);
}
