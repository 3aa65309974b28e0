import type { Course } from '@institute/sdk';
import { mismatch } from '@institute/sdk/check';

/** An id that is a file name on every host. A name that begins with `_` stands for any value of a parameter. */
const plainId = /^[a-z0-9][\w-]{0,99}$/i;

/** Why a course of the API cannot be prerendered; undefined if it can. */
export function findCourseProblem(course: Partial<Course> | null): string | undefined {
  const found = mismatch('Course', course);
  if (found) return `${found.pointer} ${found.problem}`.trim();
  return plainId.test(course?._id ?? '') ? undefined : '/_id is not a plain file name';
}
