import type { Exam, ListExamsResponse } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CellText, type Column } from '../../ui/data-table/columns.tsx';

import { DataList } from '../../ui/data-table/data-table.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ExamPrintActions } from './exam-print-actions.tsx';
import { getExamId } from './exam-state.ts';
import { type ExamStudent, examSummary } from './exam-summary.ts';
import { HallTicketButton } from './hall-ticket-button.tsx';
import { PrintHallTicketsButton } from './print-hall-tickets-button.tsx';

/** The students of the exam in the history state. Redirects to the exam list if there is none. */
export function ExamStudentsPage() {
  // Keeps the initial state: during a navigation the router already has the state of the next page.
  const [examId] = useState(useRouterState({ select: ({ location }) => getExamId(location.state) }));
  const exams = useListExams();
  const exam = exams.data?.hallTickets.find(({ _id }) => _id === examId);
  if (examId === undefined || (exams.data && !exam)) return <Navigate to="/franchise/exams" replace />;
  return (
    <ListPage title="Exam Students" text={exam && examSummary(exam)} actions={exam && <ExamPrintActions exam={exam} />}>
      <Box mb="5" _print={{ display: 'none' }}>
        <TextLink to="/franchise/exams">Back to exams</TextLink>
      </Box>
      <DataList
        caption="Exam Students"
        query={exams}
        select={({ hallTickets }: ListExamsResponse) => hallTickets.find(({ _id }) => _id === examId)?.students ?? noStudents}
        columns={studentColumns(exam)}
        getRowId={getId}
        getSearchText={getNameAndEmail}
        searchHint="By name or email"
        fileName="exam-students.csv"
        selectionActions={(students) => exam && <PrintHallTicketsButton exam={exam} students={students} isSelection />}
        empty="There is no student enroll in this exam"
        emptyIllustration="students"
        emptyAction={<ButtonLink to="/franchise/create-exam">Plan another exam</ButtonLink>}
      />
    </ListPage>
  );
}

const noStudents: readonly ExamStudent[] = [];
const getId = ({ _id }: ExamStudent) => _id;
// The line break keeps a search from matching across the two fields.
const getNameAndEmail = ({ fullName, email }: ExamStudent) => [fullName, email].join('\n');

const getName = ({ fullName }: ExamStudent) => fullName;
const getRollNo = ({ rollNo }: ExamStudent) => rollNo ?? '';
const getEmail = ({ email }: ExamStudent) => email ?? '';

function studentColumns(exam: Exam | undefined): readonly Column<ExamStudent>[] {
  return [
    { header: 'Name', minWidth: 112, cell: ({ fullName }) => <CellText>{fullName}</CellText>, text: getName, sortValue: getName },
    {
      header: 'Roll No',
      minWidth: 112,
      cell: ({ rollNo }) => <CellText unbroken>{rollNo}</CellText>,
      text: getRollNo,
      sortValue: getRollNo,
    },
    { header: 'Email', minWidth: 128, cell: ({ email }) => <CellText unbroken>{email}</CellText>, text: getEmail, sortValue: getEmail },
    { header: 'Phone', minWidth: 108, cell: ({ phone }) => <PhoneLink phone={phone} />, text: ({ phone }) => String(phone ?? '') },
    { header: 'Actions', actions: true, minWidth: 212, cell: (student) => <HallTicketButton exam={exam} student={student} /> },
  ];
}
