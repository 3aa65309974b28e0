import type { Batch, Course, ListStudentsResponse, Student } from '@institute/sdk';
import { useApi, useListBatches, useListStudents } from '@institute/sdk/react';
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveInvoice } from '#documents/fetch-document.ts';
import { isPhone } from '#lib/phone-links.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/students.ts';
import * as userFields from '#text/user-fields.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DownloadIcon, EyeIcon } from '#ui/icons.tsx';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import { type Column, type ExportColumn, RowButton, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import type { Filter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import {
  batchFilter,
  courseFilter,
  createdColumn,
  emailColumn,
  getStudentSearchText,
  phoneColumn,
  statusColumn,
  statusFilter,
  studentIdColumn,
  studentNameColumn,
} from '../lists/record-columns.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { studentStatuses } from '../records/record-status.tsx';
import { WhatsappLink } from '../records/whatsapp-link.tsx';
import { StudentDetailsDialog } from './student-details.tsx';
import { maxStudents } from './student-studies.ts';

export function StudentsPage() {
  const { course, batch } = useSearch({ from: '/_operator/franchise/student-management' });
  // The previous students stay until the students of another course or batch have loaded, so that the focus stays in the filter.
  const students = useListStudents({ courseId: course, batchId: batch }, { placeholderData: keepPreviousData });
  const client = useQueryClient();
  const { queries } = useApi();
  const loadExportColumns = (rows: readonly Student[]) => loadStudentExport(client, queries, rows);
  return (
    <ListPage title={heads.studentList} create={{ to: '/franchise/create-student', label: heads.createStudent }} actions={importLink}>
      <QueryTable
        caption={heads.studentList}
        query={students}
        select={selectStudents}
        columns={studentColumns}
        getSearchText={getStudentSearchText}
        searchHint={text.searchByNamePhoneOrId}
        filters={studentFilters}
        fileName="students.csv"
        loadExportColumns={loadExportColumns}
        empty={text.noStudents}
        emptyIllustration="students"
        emptyAction={<FirstStep />}
      />
    </ListPage>
  );
}

/** A student is created in a batch, so a new centre creates a batch first. */
function FirstStep() {
  const batches = useListBatches({}, { meta: { quiet: true } });
  if (batches.isPending) return null;
  if (batches.data?.batches.length === 0) return <ButtonLink to="/franchise/create-batch">{common.createBatchFirst}</ButtonLink>;
  return <ButtonLink to="/franchise/create-student">{text.createFirstStudent}</ButtonLink>;
}

const importLink = (
  <ButtonLink to="/franchise/import-students" variant="outline">
    {heads.importStudents}
  </ButtonLink>
);
const selectStudents = ({ users }: ListStudentsResponse) => users;

const studentColumns: readonly Column<Student>[] = [
  studentNameColumn(common.studentName),
  textColumn(userFields.fatherName, ({ fatherName }) => fatherName, { id: 'father-name', minWidth: 88 }),
  emailColumn,
  phoneColumn,
  studentIdColumn,
  createdColumn,
  statusColumn(studentStatuses),
  {
    header: common.actions,
    actions: true,
    minWidth: 124,
    cell: (student) => <StudentActions student={student} />,
  },
];

/** Filters of the student list. The server selects by course and batch, because a student's record does not name the batch. */
const studentFilters: readonly Filter<Student>[] = [courseFilter, batchFilter, statusFilter(studentStatuses)];

/**
 * Actions of a row. The invoice is for the student's first course; without a course the button is disabled and says why. The dialog belongs to
 * the row, so that only the row rerenders when the dialog opens.
 */
function StudentActions({ student }: { student: Student }) {
  const [isOpen, setIsOpen] = useState(false);
  const invoice = useSaveInvoice();
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  return (
    <>
      <RowMenu name={text.moreAbout(student.fullName)}>
        <RowButton
          icon={<EyeIcon />}
          label={text.viewDetails}
          name={text.viewDetailsOf(student.fullName)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
        {isPhone(student.phone) && <WhatsappLink compact student={student} />}
        <RowButton
          icon={<DownloadIcon />}
          label={common.downloadInvoice}
          name={text.downloadInvoiceOf(student.fullName)}
          pending={invoice.isPending}
          disabledReason={firstCourse ? undefined : text.noCourseYet}
          onClick={() => firstCourse && invoice.save({ userId: student._id, courseId: firstCourse.id })}
        />
      </RowMenu>
      {isOpen && <StudentDetailsDialog student={student} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Queries = ReturnType<typeof useApi>['queries'];

const quiet = { meta: { quiet: true } };

/** Fetches the titles of courses and batches for a file of students. */
async function loadStudentExport(client: QueryClient, queries: Queries, students: readonly Student[]) {
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
