import { courseOf } from '../db/find.ts';
import { publicCourse } from '../db/public.ts';
import type { Resolvers } from '../types.ts';

export const courses: Resolvers<'listCourses' | 'getCourse'> = {
  listCourses({ db, origin }) {
    return { success: true, courses: db.courses.map((course) => publicCourse(course, origin)) };
  },

  getCourse({ db, input, origin }) {
    return { success: true, course: publicCourse(courseOf(db, input.id), origin) };
  },
};
