import type { Course, Result, Student } from '@institute/sdk';
import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { momentParts, plainMoment } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/lists.ts';
import { PhoneLink } from '#ui/contact-link.tsx';
import { TextLink } from '#ui/links.tsx';
import { RecordStatus, type Statuses } from '../records/record-status.tsx';
import { CellText, type Column, TwoLines, textColumn } from './columns.tsx';
import { type Filter, rowFilter } from './filters.tsx';

// Columns and filters that several lists have.

type Named = Pick<Student, '_id' | 'fullName'>;

const getName = ({ fullName }: Named) => fullName;

export const studentNameColumn = (header: string): Column<Named> => ({
  ...textColumn(header, getName, { id: 'name', minWidth: 96 }),
  cell: (student) => <StudentLink student={student} />,
});

/** The student of a result or a marksheet, who may have been deleted. */
export const studentColumn = (
  header: string,
  options: Pick<Column<never>, 'card' | 'id' | 'minWidth'>,
): Column<Pick<Result, 'student'>> => ({
  ...textColumn(header, ({ student }) => student?.fullName, options),
  cell: ({ student }) => <StudentLink student={student} />,
});

function StudentLink({ student }: { student: Partial<Named> | null | undefined }) {
  const name = <CellText>{student?.fullName}</CellText>;
  if (!student?._id) return name;
  return (
    <TextLink variant="plain" to="/franchise/students/$id" params={{ id: student._id }}>
      {name}
    </TextLink>
  );
}

export const studentIdColumn: Column<Pick<Student, 'rollNo'>> = textColumn(common.studentId, ({ rollNo }) => rollNo, {
  id: 'student-id',
  card: 'detail',
  minWidth: 104,
  unbroken: true,
});

export const emailColumn: Column<Pick<Student, 'email'>> = textColumn(common.email, ({ email }) => email, {
  id: 'email',
  minWidth: 112,
  unbroken: true,
});

export const phoneColumn: Column<Pick<Student, 'phone'>> = {
  header: common.phone,
  card: 'detail',
  minWidth: 100,
  cell: ({ phone }) => <PhoneLink phone={phone} />,
  text: ({ phone }) => String(phone ?? ''),
};

export const getStudentSearchText = ({ fullName, phone, rollNo }: Student) => [fullName, phone, rollNo].join('\n');

export const courseColumn: Column<Pick<Result, 'course'>> = textColumn(common.course, ({ course }) => course?.title, {
  id: 'course',
  card: 'note',
  minWidth: 104,
});

/** When a record was created, such as 'November-08-2026 at 2:45 PM'. In a table the time is below the date. */
export const createdColumn: Column<{ createdAt?: string }> = {
  header: text.created,
  card: 'note',
  minWidth: 124,
  cell: ({ createdAt }) => <TwoLines>{momentParts(createdAt)}</TwoLines>,
  text: ({ createdAt }) => plainMoment(createdAt),
  id: 'created',
  sortValue: ({ createdAt }) => createdAt,
};

export function statusColumn<Row>(statuses: Statuses<Row>): Column<Row> {
  const getLabel = (row: Row) => statuses.get(row).label;
  return {
    header: common.status,
    card: 'status',
    cell: (row) => <RecordStatus statuses={statuses} row={row} />,
    text: getLabel,
    id: 'status',
    sortValue: getLabel,
  };
}

export const statusFilter = <Row,>({ options, get }: Statuses<Row>): Filter<Row> =>
  rowFilter({ name: 'status', label: common.status, placeholder: text.anyStatus, options, getOption: get });

export const courseRowFilter = rowFilter<Pick<Result, 'course'>>({
  name: 'course',
  label: common.course,
  placeholder: common.allCourses,
  getOption: ({ course }) => (course ? { value: course._id, label: course.title || course._id } : undefined),
});

const toOptions = (records: readonly Pick<Course, '_id' | 'title'>[] | undefined) =>
  records?.map(({ _id, title }) => ({ value: _id, label: title }));

/** The server selects the rows of the course. */
export const courseFilter: Filter<unknown> = {
  name: 'course',
  label: common.course,
  useOptions: () => {
    const { data, isFetched } = useListCourses();
    const missing = isFetched ? common.coursesNotLoaded : common.coursesLoading;
    return { options: toOptions(data?.courses), placeholder: data ? common.allCourses : missing };
  },
};

/** The server selects the rows of the batch, which may be ended. */
export const batchFilter: Filter<unknown> = {
  name: 'batch',
  label: common.batch,
  useOptions: () => {
    const { data, isFetched } = useListBatches();
    const missing = isFetched ? common.batchesNotLoaded : common.batchesLoading;
    return { options: toOptions(data?.batches), placeholder: data ? common.allBatches : missing };
  },
};

/** Adds a filter by batch to the filters of a list. Its records do not name the batch, so the students of the batch are fetched. */
export function useBatchFilter<Row extends Pick<Result, 'student'>>(others: readonly Filter<Row>[]) {
  const { batch } = useSearch({ strict: false });
  const query = useListStudents({ batchId: batch }, { enabled: batch !== undefined });
  const users = query.data?.users;
  const filters = useMemo((): readonly Filter<Row>[] => {
    const ids = new Set(users?.map(({ _id }) => _id));
    const rollNos = new Set(users?.flatMap(({ rollNo }) => rollNo || []));
    // A record may hold only one of the student's id and roll number.
    const hasRow = ({ student }: Row) => ids.has(student?._id ?? '') || rollNos.has(student?.rollNo ?? '');
    return [{ ...batchFilter, hasRow }, ...others];
  }, [users, others]);
  return { filters, filterQuery: batch === undefined ? undefined : query };
}
