import type { Course } from '@institute/sdk';

/** Path of a course's page. */
export const coursePath = ({ _id }: Pick<Course, '_id'>) => `/course-detail/${encodeURIComponent(_id)}`;
