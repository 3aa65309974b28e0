import type { Batch, Course, Student } from '@institute/sdk';
import type { useApi } from '@institute/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as common from '#text/common.ts';
import * as userFields from '#text/user-fields.ts';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import type { ExportColumn } from '../lists/columns.tsx';
import { maxStudents } from './student-studies.ts';

type Queries = ReturnType<typeof useApi>['queries'];

const quiet = { meta: { quiet: true } };

/** Fetches what a file of students needs beside their list: the titles of courses and batches. */
export async function loadStudentExport(client: QueryClient, queries: Queries, students: readonly Student[]) {
  const [{ courses }, { batches }] = await Promise.all([
    client.fetchQuery({ ...queries.listCourses(), ...quiet }),
    client.fetchQuery({ ...queries.listBatches(), ...quiet }),
  ]);
  const loadMembers = async (batch: Batch) => {
    const { users } = await client.fetchQuery({ ...queries.listStudents({ batchId: batch._id }), ...quiet });
    return users.map(({ _id }) => [_id, batch.title] as const);
  };
  if (students.length > maxStudents) return studentExportColumns(courses);
  return studentExportColumns(courses, new Map((await Promise.all(batches.map(loadMembers))).flat()));
}

/** Columns of a file of students, besides those of the table. */
export function studentExportColumns(
  courses: readonly Course[],
  batchTitles?: ReadonlyMap<string, string>,
): readonly ExportColumn<Student>[] {
  const getCourses = (student: Student) =>
    purchasedCourses(student.courses ?? [], courses).map(({ id, title }) => title ?? common.untitledCourse(id));
  return [
    { header: common.phone, text: ({ phone }) => withoutPlus(String(phone ?? '')) },
    { header: common.course, text: (student) => getCourses(student).join('; ') },
    ...(batchTitles ? [{ header: common.batch, text: ({ _id }: Student) => batchTitles.get(_id) ?? '' }] : []),
    { header: userFields.dateOfBirth, text: ({ dob }) => dob ?? '' },
    { header: userFields.gender, text: ({ gender }) => gender ?? '' },
    { header: userFields.village, text: ({ village }) => village ?? '' },
    { header: common.city, text: ({ city }) => city ?? '' },
    { header: common.state, text: ({ state }) => stateOptions.find(({ value }) => value === state)?.label ?? state ?? '' },
    { header: userFields.pincode, text: (student) => getPinCode(student) ?? '' },
  ];
}

/** A number that begins with a plus would be a formula, and get an apostrophe. */
function withoutPlus(phone: string): string {
  return /^\+\d[\d ()-]*$/.test(phone) ? phone.replace(/\D/g, '') : phone;
}
