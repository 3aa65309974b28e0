import type { Resolver } from '../core/operation.ts';
import { requireCourse } from '../db/rules.ts';
import { serializeCourse } from '../db/serialize.ts';

export const listCourses: Resolver<'listCourses'> = ({ db, origin }) => {
  return { success: true, courses: db.courses.map((course) => serializeCourse(course, origin)) };
};

export const getCourse: Resolver<'getCourse'> = ({ db, input, origin }) => {
  return { success: true, course: serializeCourse(requireCourse(db, input.id), origin) };
};
