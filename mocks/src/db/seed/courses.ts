import type { Course } from '@institute/sdk/contract';
import type { CourseRow } from './course-row.ts';
import { coachingCourses } from './courses-coaching.ts';
import { computerCourses } from './courses-computer.ts';
import { skillCourses } from './courses-skill.ts';

const categories: [category: string, rows: CourseRow[]][] = [
  ['Computer courses', computerCourses],
  ['Skill courses', skillCourses],
  ['Pre-entrance coaching', coachingCourses],
];

/** Every call returns a copy. */
export function seedCourses(): Course[] {
  const courses = categories.flatMap(([category, rows]) =>
    rows.map((row) => ({ ...row, category, thumbnail: { url: `/__mocks/pictures/course-${row._id}.svg` } })),
  );
  return structuredClone(courses);
}
