import type { Course } from '@institute/sdk/contract';

/** A course without the fields that derive from its id and category. */
export type CourseRow = Omit<Course, 'thumbnail' | 'category'>;
