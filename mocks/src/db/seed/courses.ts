import type { Course } from '@institute/sdk/contract';
import { coachingCourses } from './courses-coaching.ts';
import { computerCourses } from './courses-computer.ts';
import { skillCourses } from './courses-skill.ts';

/** A course without the fields that derive from its id and category. */
export type CourseRow = Omit<Course, 'thumbnail' | 'category'>;

const categories: [category: string, rows: CourseRow[]][] = [
  ['Computer courses', computerCourses],
  ['Skill courses', skillCourses],
  ['Pre-entrance coaching', coachingCourses],
];

/** All courses. Every call returns a copy. */
export function seedCourses(): Course[] {
  const courses = categories.flatMap(([category, rows]) =>
    rows.map((row) => ({ ...row, category, thumbnail: { url: `/__mocks/pictures/course-${row._id}.svg` } })),
  );
  return structuredClone(courses);
}
