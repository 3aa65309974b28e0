import type { Course } from '@institute/sdk';

export interface Category {
  name: string;
  /** Where its heading stands on the page. */
  anchor: string;
  courses: Course[];
}

/** Courses under their headings, in the order of the list; without a heading they stand under 'Courses'. */
export function groupByCategory(courses: readonly Course[]): Category[] {
  const groups = new Map<string, Course[]>();
  for (const course of courses) {
    const name = course.category?.trim() || 'Courses';
    groups.set(name, [...(groups.get(name) ?? []), course]);
  }
  return [...groups].map(([name, members], index) => ({ name, anchor: `category-${index + 1}`, courses: members }));
}
