import type { ListStudentsResponse, Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { tableSearch } from '../../ui/data-table/table-search.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListPage } from '../../ui/page/list-page.tsx';
import { StudentActions } from './student-actions.tsx';
import { studentColumns } from './student-columns.tsx';
import { StudentDetailsDialog } from './student-details-dialog.tsx';
import { studentExportColumns } from './student-export-columns.ts';
import { studentFilters } from './student-filters.ts';

/** All students of the centre. */
export function StudentsPage() {
  const { course, batch } = tableSearch(useSearch({ strict: false }));
  // The previous students stay until those of another course or batch have loaded, so that the focus stays in the filter.
  const students = useListStudents({ courseId: course, batchId: batch }, { placeholderData: keepPreviousData });
  const dialog = useDialog();
  const [selected, setSelected] = useState<Student>();
  const handleView = (student: Student) => {
    setSelected(student);
    dialog.open();
  };
  const columns = [
    ...studentColumns,
    {
      header: 'Actions',
      actions: true,
      minWidth: 124,
      cell: (student: Student) => <StudentActions student={student} onView={handleView} />,
    },
  ];
  return (
    <ListPage title="Student List" create={{ to: '/franchise/create-student', label: 'Create Student' }} actions={importLink}>
      <DataList
        caption="Student List"
        query={students}
        select={selectStudents}
        columns={columns}
        getRowId={getId}
        getSearchText={getNameAndPhone}
        searchHint="By full name or phone"
        filters={studentFilters}
        fileName="students.csv"
        exportColumns={studentExportColumns}
        empty="There is no student register yet"
        emptyIllustration="students"
        emptyAction={<ButtonLink to="/franchise/create-student">Add your first student</ButtonLink>}
      />
      <StudentDetailsDialog student={selected} control={dialog} onClose={() => setSelected(undefined)} />
    </ListPage>
  );
}

const importLink = (
  <ButtonLink to="/franchise/import-students" variant="outline">
    Import students
  </ButtonLink>
);
const getId = ({ _id }: Student) => _id;
const selectStudents = ({ users }: ListStudentsResponse) => users;
const getNameAndPhone = ({ fullName, phone }: Student) => [fullName, phone].join('\n');
