import type { Course } from '@institute/sdk';

export interface Category {
  name: string;
  /** Id of its heading. */
  anchor: string;
  courses: readonly Course[];
}

/** Groups courses by category in list order. Courses without a category go under 'Courses'. */
export function groupByCategory(courses: readonly Course[]): Category[] {
  const groups = new Map<string, Course[]>();
  for (const course of courses) {
    const name = course.category?.trim() || 'Courses';
    groups.set(name, [...(groups.get(name) ?? []), course]);
  }
  return [...groups].map(([name, members], index) => ({ name, anchor: `category-${index + 1}`, courses: members }));
}
