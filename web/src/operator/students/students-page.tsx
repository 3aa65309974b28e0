import type { ListStudentsResponse, Student } from '@institute/sdk';
import { useApi, useListStudents } from '@institute/sdk/react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useSaveInvoice } from '#documents/fetch-document.ts';
import { whatsappUrl } from '#lib/phone-links.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/students.ts';
import * as userFields from '#text/user-fields.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { DownloadIcon, EyeIcon } from '#ui/icons.tsx';
import { type Column, createdColumn, RowButton, statusColumn, statusFilter, textColumn } from '../lists/columns.tsx';
import { DataList } from '../lists/data-table.tsx';
import type { Filter } from '../lists/filters.tsx';
import { BatchFilter, CourseFilter } from '../lists/list-filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import {
  activeStudent,
  endedStudent,
  getStudentSearchText,
  getStudentStatus,
  phoneColumn,
  studentIdColumn,
  studentNameColumn,
} from '../lists/student-columns.tsx';
import { WhatsappLink } from '../records/whatsapp-link.tsx';

export function StudentsPage() {
  const { course, batch } = useSearch({ from: '/_operator/franchise/student-management' });
  // The previous students stay until those of another course or batch have loaded, so that the focus stays in the filter.
  const students = useListStudents({ courseId: course, batchId: batch }, { placeholderData: keepPreviousData });
  const { Dialog, open, close } = useLazyDialog(loadDetailsDialog);
  const [selected, setSelected] = useState<Student>();
  const handleView = (student: Student) => {
    setSelected(student);
    open();
  };
  const client = useQueryClient();
  const { queries } = useApi();
  const loadExportColumns = async (rows: readonly Student[]) =>
    (await import('./student-export.ts')).loadStudentExport(client, queries, rows);
  const columns = [
    ...studentColumns,
    {
      header: common.actions,
      actions: true,
      minWidth: 124,
      cell: (student: Student) => <StudentActions student={student} onView={handleView} />,
    },
  ];
  return (
    <ListPage title={heads.studentList} create={{ to: '/franchise/create-student', label: heads.createStudent }} actions={importLink}>
      <DataList
        caption={heads.studentList}
        query={students}
        select={selectStudents}
        columns={columns}
        getRowId={getId}
        getSearchText={getStudentSearchText}
        searchHint={text.searchByNamePhoneOrId}
        filters={studentFilters}
        fileName="students.csv"
        loadExportColumns={loadExportColumns}
        empty={text.noStudents}
        emptyIllustration="students"
        emptyAction={<ButtonLink to="/franchise/create-student">{text.createFirstStudent}</ButtonLink>}
      />
      {Dialog && selected && <Dialog student={selected} onClose={close} />}
    </ListPage>
  );
}

const importLink = (
  <ButtonLink to="/franchise/import-students" variant="outline">
    {heads.importStudents}
  </ButtonLink>
);
const loadDetailsDialog = async () => (await import('./student-details-dialog.tsx')).StudentDetailsDialog;
const getId = ({ _id }: Student) => _id;
const selectStudents = ({ users }: ListStudentsResponse) => users;

const studentColumns: readonly Column<Student>[] = [
  studentNameColumn(common.studentName),
  textColumn(userFields.fatherName, ({ fatherName }) => fatherName, { id: 'father-name', minWidth: 88 }),
  textColumn(common.email, ({ email }) => email, { id: 'email', minWidth: 112, unbroken: true }),
  phoneColumn,
  studentIdColumn,
  createdColumn,
  statusColumn(getStudentStatus),
];

/** Filters of the student list. The server selects by course and batch, because a student's record does not name the batch. */
const studentFilters: readonly Filter<Student>[] = [
  { name: 'course', Field: CourseFilter },
  { name: 'batch', Field: BatchFilter },
  statusFilter([activeStudent, endedStudent], getStudentStatus),
];

/** Actions of a row. The invoice is for the student's first course; without a course the button is disabled and says why. */
function StudentActions({ student, onView }: { student: Student; onView: (student: Student) => void }) {
  const reasonId = useId();
  const invoice = useSaveInvoice();
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  return (
    <RowMenu name={text.moreAbout(student.fullName)}>
      <RowButton
        icon={<EyeIcon />}
        label={text.viewDetails}
        name={text.viewDetailsOf(student.fullName)}
        aria-haspopup="dialog"
        onClick={() => onView(student)}
      />
      {whatsappUrl(student.phone) ? <WhatsappLink compact student={student} /> : <span data-gap />}
      <RowButton
        icon={<DownloadIcon />}
        label={common.downloadInvoice}
        name={text.downloadInvoiceOf(student.fullName)}
        pending={invoice.isPending}
        aria-disabled={!firstCourse}
        aria-describedby={firstCourse ? undefined : reasonId}
        title={firstCourse ? undefined : text.noCourseYet}
        onClick={() => firstCourse && invoice.save({ userId: student._id, courseId: firstCourse.id })}
      />
      {!firstCourse && (
        <Box id={reasonId} data-reason textStyle="xs" color="fg.muted">
          {text.noCourseYet}
        </Box>
      )}
    </RowMenu>
  );
}
