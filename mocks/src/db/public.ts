import type { Course, CourseRef, Graduate, Picture, Student, User } from '@institute/sdk/contract';
import type { Context } from '../types.ts';
import type { Account } from './db.ts';
import { byId } from './find.ts';

type Place = Pick<Context<unknown>, 'db' | 'origin'>;

/** An account as its owner may see it. */
export function publicUser(account: Account, { db, origin }: Place): User {
  const { password, isActive, courses, centre, batch, photo, ...user } = account;
  const known = byId(db.courses);
  return { ...user, ...picture(account, origin), courses: courses.flatMap((id) => courseRef(known.get(id)) ?? []) };
}

/** An account as its operator's lists show it. */
export function publicStudent(account: Account, origin: string): Student {
  const { password, centre, batch, photo, profile, ...student } = account;
  return { ...student, ...picture(account, origin), courses: [...account.courses] };
}

/** A course with a picture that has a full address. */
export function publicCourse(course: Course, origin: string): Course {
  const { thumbnail, ...rest } = course;
  return thumbnail ? { ...rest, thumbnail: absolute(thumbnail, origin) } : rest;
}

export function courseRef(course: Course | undefined): CourseRef | null {
  return course ? { _id: course._id, title: course.title } : null;
}

export function graduate(account: Account | undefined): Graduate | null {
  return account ? { _id: account._id, fullName: account.fullName, rollNo: account.rollNo } : null;
}

function picture(account: Account, origin: string): { avatar?: Picture | null } {
  if (account.photo) return { avatar: { url: `${origin}/__mocks/files/${account.photo}` } };
  if (account.avatar) return { avatar: absolute(account.avatar, origin) };
  return account.avatar === null ? { avatar: null } : {};
}

/** The seed holds paths, because it does not know where the mocks will answer. */
function absolute({ url }: Picture, origin: string): Picture {
  return { url: url?.startsWith('/') ? origin + url : url };
}
