import type { Course, CourseRef, Graduate, Picture, Student, User } from '@institute/sdk/contract';
import type { Account, Db } from './db.ts';
import { indexById } from './rules.ts';

/** A user's own record, without password and internal fields, with courses as records. */
export function serializeUser(account: Account, { db, origin }: { db: Db; origin: string }): User {
  const { password, isActive, courses, centre, batch, photo, ...user } = account;
  const coursesById = indexById(db.courses);
  return { ...user, ...serializeAvatar(account, origin), courses: courses.flatMap((id) => serializeCourseRef(coursesById.get(id)) ?? []) };
}

export function serializeStudent(account: Account, origin: string): Student {
  const { password, centre, batch, photo, profile, ...student } = account;
  return { ...student, ...serializeAvatar(account, origin), courses: [...account.courses] };
}

/** The course with an absolute URL of its picture. */
export function serializeCourse(course: Course, origin: string): Course {
  const { thumbnail, ...rest } = course;
  return thumbnail ? { ...rest, thumbnail: toAbsolute(thumbnail, origin) } : rest;
}

export function serializeCourseRef(course: Course | undefined): CourseRef | null {
  return course ? { _id: course._id, title: course.title } : null;
}

export function serializeGraduate(account: Account | undefined): Graduate | null {
  return account ? { _id: account._id, fullName: account.fullName, rollNo: account.rollNo } : null;
}

function serializeAvatar(account: Account, origin: string): { avatar?: Picture | null } {
  if (account.photo) return { avatar: { url: `${origin}/__mocks/files/${account.photo}` } };
  if (account.avatar) return { avatar: toAbsolute(account.avatar, origin) };
  return account.avatar === null ? { avatar: null } : {};
}

/** The seed holds paths, because the origin of the mocks is known only per request. */
function toAbsolute({ url }: Picture, origin: string): Picture {
  return { url: url?.startsWith('/') ? origin + url : url };
}
