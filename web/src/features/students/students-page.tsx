import type { ListStudentsAnswer, Student } from '@institute/sdk';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListPage } from '../../ui/page/list-page.tsx';
import { StudentActions } from './student-actions.tsx';
import { studentColumns } from './student-columns.tsx';
import { StudentDetails } from './student-details.tsx';

/** Every student of the centre. */
export function StudentsPage() {
  const { queries } = useApi();
  const dialog = useDialog();
  const [chosen, setChosen] = useState<Student>();
  const view = (student: Student) => {
    setChosen(student);
    dialog.open();
  };
  const columns = [
    ...studentColumns,
    { header: 'Actions', least: 180, cell: (student: Student) => <StudentActions student={student} onView={view} /> },
  ];
  return (
    <ListPage title="Student List" create={{ to: '/franchise/create-student', label: 'Create Student' }}>
      <DataList
        caption="Student List"
        read={queries.listStudents()}
        rowsOf={studentsOf}
        columns={columns}
        idOf={({ _id }) => _id}
        textOf={nameAndPhone}
        searchHint="By full name or phone"
        empty="There is no student register yet"
      />
      <StudentDetails student={chosen} control={dialog} />
    </ListPage>
  );
}

const studentsOf = ({ users }: ListStudentsAnswer) => users;
const nameAndPhone = ({ fullName, phone }: Student) => [fullName, phone].join('\n');
