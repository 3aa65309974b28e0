import type { Course } from '@institute/sdk';

/** Where a course is shown. */
export const coursePath = ({ _id }: Pick<Course, '_id'>) => `/course-detail/${encodeURIComponent(_id)}`;
