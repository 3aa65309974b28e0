import type { Course } from '@institute/sdk/contract';

/** The names of the courses, by which tests refer to them: `ccc` is the course `c-ccc`. */
export const courseNames = [
  'polytechnic',
  'iti',
  'navodaya',
  'ssc',
  'nursing',
  'ccc',
  'dca',
  'adca',
  'tally',
  'excel',
  'web',
  'hardware',
  'typing',
  'tailoring',
  'beauty',
  'spoken',
  'mobile',
] as const;

type CourseName = (typeof courseNames)[number];

/** A course without the fields that all courses of a category share. */
export type CourseRow = Omit<Course, '_id' | 'category' | 'thumbnail'> & { _id: `c-${CourseName}` };
