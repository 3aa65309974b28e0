import { Box } from '@chakra-ui/react/box';
import type { Exam, ListExamsAnswer } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { Verbatim } from '../../ui/no-translate.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ExamStudent, examText } from './exam-students.ts';
import { HallTicketButton } from './hall-ticket-button.tsx';
import { openedExam } from './opened-exam.ts';

/** The students of the exam that was opened from the list; opened in any other way, the list itself. */
export function ExamStudentsPage() {
  const { queries } = useApi();
  // The one with which the page was opened: while it is being left, the router speaks of the next page already.
  const [id] = useState(useRouterState({ select: ({ location }) => openedExam(location.state) }));
  const { data } = useQuery(queries.listExams());
  const exam = data?.hallTickets.find(({ _id }) => _id === id);
  if (id === undefined || (data && !exam)) return <Navigate to="/franchise/exams" replace />;
  return (
    <ListPage title="Exam Students" text={exam && examText(exam)}>
      <Box mb="5">
        <TextLink to="/franchise/exams">Back to the exams</TextLink>
      </Box>
      <DataList
        caption="Exam Students"
        read={queries.listExams()}
        rowsOf={({ hallTickets }: ListExamsAnswer) => hallTickets.find(({ _id }) => _id === id)?.students ?? none}
        columns={studentColumns(exam)}
        idOf={({ _id }) => _id}
        textOf={nameAndEmailOf}
        searchHint="By name or email"
        empty="There is no student enroll in this exam"
      />
    </ListPage>
  );
}

const none: readonly ExamStudent[] = [];
// A line between them, so that nobody is found by the end of one and the start of the other.
const nameAndEmailOf = ({ fullName, email }: ExamStudent) => [fullName, email].join('\n');

function studentColumns(exam: Exam | undefined): readonly Column<ExamStudent>[] {
  return [
    { header: 'Name', cell: ({ fullName }) => fullName || '-' },
    { header: 'Roll No', cell: ({ rollNo }) => (rollNo ? <Verbatim>{rollNo}</Verbatim> : '-') },
    { header: 'Email', cell: ({ email }) => (email ? <Verbatim>{email}</Verbatim> : '-') },
    { header: 'Phone', cell: ({ phone }) => phone || '-' },
    { header: 'Actions', least: 212, cell: (student) => <HallTicketButton exam={exam} student={student} /> },
  ];
}
