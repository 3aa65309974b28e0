import type { Result, Student } from '@institute/sdk';
import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as text from '#text/centre.ts';
import * as common from '#text/common.ts';
import { type Filter, FilterField, type FilterFieldProps, type FilterSource, type RowFilter } from './filters.tsx';

export function CourseFilter(props: FilterFieldProps) {
  const { data, isFetched } = useListCourses();
  const options = data?.courses.map(({ _id, title }) => ({ value: _id, label: title }));
  const placeholder = isFetched ? text.coursesNotLoaded : text.coursesLoading;
  return <FilterField label={common.course} placeholder={options ? text.allCourses : placeholder} options={options} {...props} />;
}

/** Filters rows by their course, which may have been deleted. */
export const courseRowFilter: RowFilter<Pick<Result, 'course'>> = {
  name: 'course',
  label: common.course,
  placeholder: text.allCourses,
  getOption: ({ course }) => (course ? { value: course._id, label: course.title || course._id } : undefined),
};

type StudentRow = Pick<Result, 'student'>;

/** Adds a filter by batch to those of a list. Its records do not name the batch, so the students of the batch are fetched. */
export function useBatchFilter<Row extends StudentRow>(others: readonly Filter<Row>[]) {
  const { batch } = useSearch({ strict: false });
  const query = useListStudents({ batchId: batch }, { enabled: batch !== undefined });
  const users = query.data?.users;
  const filters = useMemo((): readonly Filter<Row>[] => {
    return [{ name: 'batch', Field: BatchFilter, hasRow: createHasRow(users ?? []) }, ...others];
  }, [users, others]);
  const filterSource: FilterSource = { query, errorText: text.studentsOfBatchNotLoaded };
  return { filters, filterSource: batch === undefined ? undefined : filterSource };
}

/** A record may hold only one of the student's id and roll number. */
function createHasRow(users: readonly Student[]) {
  const ids = new Set(users.map(({ _id }) => _id));
  const rollNos = new Set(users.flatMap(({ rollNo }) => rollNo || []));
  return ({ student }: StudentRow) => ids.has(student?._id ?? '') || rollNos.has(student?.rollNo ?? '');
}

/** Filters a list by batch, ended ones included. */
export function BatchFilter(props: FilterFieldProps) {
  const { data, isFetched } = useListBatches();
  const options = data?.batches.map(({ _id, title }) => ({ value: _id, label: title }));
  const placeholder = isFetched ? text.batchesNotLoaded : text.batchesLoading;
  return <FilterField label={common.batch} placeholder={options ? text.allBatches : placeholder} options={options} {...props} />;
}
