import type { Batch, Course } from '@institute/sdk';
import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useMemo } from 'react';
import { toEmailKey } from './check-rows.ts';
import type { ForAll, ImportOptions } from './form-values.ts';

const noCourses: readonly Course[] = [];
const noBatches: readonly Batch[] = [];

/** The courses, batches and students of the centre. While students are sent the lists are not fetched again after each of them. */
export function useImportOptions(forAll: ForAll, isRunning: boolean) {
  const enabled = !isRunning;
  const courses = useListCourses(undefined, { enabled });
  const batches = useListBatches(undefined, { enabled });
  const students = useListStudents(undefined, { enabled });
  const courseList = courses.data?.courses ?? noCourses;
  const batchList = batches.data?.batches ?? noBatches;
  const options = useMemo<ImportOptions>(
    () => ({
      courses: courseList.map(({ _id, title }) => ({ value: _id, label: title })),
      batches: batchList.filter(({ isActive }) => isActive !== false).map(({ _id, title }) => ({ value: _id, label: title })),
      forAll,
    }),
    [courseList, batchList, forAll],
  );
  const users = students.data?.users;
  /** The Student Ids by e-mail; blank if the list has none. */
  const studentIds = useMemo(
    () => new Map(users?.flatMap(({ email, rollNo }) => (email ? [[toEmailKey(email), rollNo ?? '']] : []))),
    [users],
  );
  return { courses, batches, options, batchList, studentIds, isLoading: students.isFetching };
}
