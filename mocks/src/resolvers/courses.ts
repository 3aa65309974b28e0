import { requireCourse } from '../db/find.ts';
import { serializeCourse } from '../db/serialize.ts';
import type { Resolver } from '../resolver.ts';

/** All courses of the institute. */
export const listCourses: Resolver<'listCourses'> = ({ db, origin }) => {
  return { success: true, courses: db.courses.map((course) => serializeCourse(course, origin)) };
};

/** One course with all its details. */
export const getCourse: Resolver<'getCourse'> = ({ db, input, origin }) => {
  return { success: true, course: serializeCourse(requireCourse(db, input.id), origin) };
};
