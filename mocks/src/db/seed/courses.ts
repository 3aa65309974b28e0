import type { Course } from '@institute/sdk/contract';
import { COACHING_COURSES } from './courses-coaching.ts';
import { COMPUTER_COURSES } from './courses-computer.ts';
import { SKILL_COURSES } from './courses-skill.ts';

/** A course without what follows from its id and its category. */
export type CourseRow = Omit<Course, 'thumbnail' | 'category'>;

const CATEGORIES: [category: string, rows: CourseRow[]][] = [
  ['Computer courses', COMPUTER_COURSES],
  ['Skill courses', SKILL_COURSES],
  ['Pre-entrance coaching', COACHING_COURSES],
];

/** Everything that the institute teaches. */
export function seedCourses(): Course[] {
  const courses = CATEGORIES.flatMap(([category, rows]) =>
    rows.map((row) => ({ ...row, category, thumbnail: { url: `/__mocks/pictures/course-${row._id}.svg` } })),
  );
  return structuredClone(courses);
}
