import type { ListStudentsResponse, Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { useState } from 'react';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListPage } from '../../ui/page/list-page.tsx';
import { StudentActions } from './student-actions.tsx';
import { studentColumns } from './student-columns.tsx';
import { StudentDetailsDialog } from './student-details-dialog.tsx';

/** All students of the centre. */
export function StudentsPage() {
  const dialog = useDialog();
  const [selected, setSelected] = useState<Student>();
  const handleView = (student: Student) => {
    setSelected(student);
    dialog.open();
  };
  const columns = [
    ...studentColumns,
    { header: 'Actions', minWidth: 180, cell: (student: Student) => <StudentActions student={student} onView={handleView} /> },
  ];
  return (
    <ListPage title="Student List" create={{ to: '/franchise/create-student', label: 'Create Student' }}>
      <DataList
        caption="Student List"
        query={useListStudents()}
        select={selectStudents}
        columns={columns}
        getRowId={({ _id }) => _id}
        getSearchText={getNameAndPhone}
        searchHint="By full name or phone"
        empty="There is no student register yet"
      />
      <StudentDetailsDialog student={selected} control={dialog} />
    </ListPage>
  );
}

const selectStudents = ({ users }: ListStudentsResponse) => users;
const getNameAndPhone = ({ fullName, phone }: Student) => [fullName, phone].join('\n');
