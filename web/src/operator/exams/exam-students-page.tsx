import type { Exam, GetHallTicketInput } from '@institute/sdk';
import { useApi, useListExams } from '@institute/sdk/react';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveHallTicket } from '#documents/fetch-document.ts';
import { type DocumentItem, PrintDocumentsButton } from '#documents/print-documents-dialog.tsx';
import { clockTime, dashDate } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import { ButtonLink, type ButtonProps } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PrintDialogButton } from '#ui/print/print-dialog.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { type Column, RowButton } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { emailColumn, phoneColumn, studentIdColumn, studentNameColumn } from '../lists/record-columns.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { AttendanceDialog } from '../papers/attendance-dialog.tsx';
import { IdCardsDialog } from '../papers/id-cards-dialog.tsx';
import { CalendarButton } from './exam-calendar.tsx';
import { type ExamStudent, examFacts, useBatchTitle } from './exam-facts.ts';

/** The students of the exam in the history state. Redirects to the exam list if the state has no exam. */
export function ExamStudentsPage() {
  // Keeps the initial state: during a navigation the router already has the state of the next page.
  const [examId] = useState(useLocation({ select: ({ state }) => state.exam }));
  const exams = useListExams();
  const exam = exams.data?.hallTickets.find(({ _id }) => _id === examId);
  const title = exam?.title || heads.examStudents;
  if (examId === undefined || (exams.data && !exam)) return <Navigate to="/franchise/exams" replace />;
  return (
    <ListPage
      title={title}
      text={exam && examFacts(exam)}
      back={{ to: '/franchise/exams', label: heads.examList }}
      action={
        exam?.students?.length ? (
          <PrintHallTicketsButton exam={exam} students={exam.students} variant="solid" colorPalette="accent" />
        ) : undefined
      }
      actions={exam && <ExamActions exam={exam} />}
    >
      <DocumentTitle page={title} />
      <QueryTable
        caption={title}
        query={exams}
        select={() => exam?.students ?? noStudents}
        columns={studentColumns(exam)}
        getSearchText={getNameAndEmail}
        searchHint={text.searchByNameOrEmail}
        fileName="exam-students.csv"
        selectionActions={(students) => exam && <PrintHallTicketsButton exam={exam} students={students} isSelection />}
        listActions={() => exam && <ExamMessageButton exam={exam} />}
        empty={text.noStudents}
        emptyIllustration="students"
        emptyAction={<ButtonLink to="/franchise/create-exam">{text.createAnotherExam}</ButtonLink>}
      />
    </ListPage>
  );
}

const noStudents: readonly ExamStudent[] = [];
// The line break keeps a search from matching across the two fields.
const getNameAndEmail = ({ fullName, email }: ExamStudent) => [fullName, email].join('\n');

function studentColumns(exam: Exam | undefined): readonly Column<ExamStudent>[] {
  return [
    studentNameColumn(common.name),
    studentIdColumn,
    { ...emailColumn, card: 'note' },
    phoneColumn,
    { header: common.actions, actions: true, cell: (student) => <HallTicketButton exam={exam} student={student} /> },
  ];
}

function ExamActions({ exam }: { exam: Exam }) {
  const { students = [] } = exam;
  const calendar = <CalendarButton label={text.addToCalendar} exams={[exam]} />;
  if (students.length === 0) return calendar;
  return (
    <>
      <PrintDialogButton label={common.printAttendanceList}>
        {(onClose) => <ExamAttendanceDialog exam={exam} onClose={onClose} />}
      </PrintDialogButton>
      <PrintDialogButton label={common.printIdCards}>{(onClose) => <ExamIdCardsDialog exam={exam} onClose={onClose} />}</PrintDialogButton>
      {calendar}
    </>
  );
}

interface ExamDialogProps {
  exam: Exam;
  onClose: () => void;
}

function ExamAttendanceDialog({ exam, onClose }: ExamDialogProps) {
  const { title, course, batch, date, time, location, students = [] } = exam;
  const getBatchTitle = useBatchTitle();
  const facts = {
    [common.course]: course?.title || '-',
    [common.batch]: getBatchTitle(batch),
    [text.date]: dashDate(date),
    [text.time]: clockTime(time),
    [text.location]: location || '-',
  };
  return <AttendanceDialog title={title || '-'} facts={facts} signer={text.invigilator} students={students} onClose={onClose} />;
}

/** Photos come from the list of the students of the course. */
function ExamIdCardsDialog({ exam: { course, students = [] }, onClose }: ExamDialogProps) {
  return (
    <IdCardsDialog
      students={students.map((student) => ({ ...student, course: course?.title }))}
      photosOf={course ? { courseId: course._id } : undefined}
      onClose={onClose}
    />
  );
}

function ExamMessageButton({ exam: { _id, title, course, date, time = '', location = '', students = [] } }: { exam: Exam }) {
  const facts = { course: course?.title ?? '', exam: title, date: dashDate(date), time, place: location };
  const getRecipients = () => students.map((student) => ({ id: student._id, student, facts }));
  return <MessageButton list={`exam-${_id}`} kinds={['exam', 'hallTicket', 'own']} getRecipients={getRecipients} />;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The `_id` of the exam whose students are shown. Only the id, because history entries outlive the session. */
    exam?: string;
  }
}

function HallTicketButton({ exam, student }: { exam: Exam | undefined; student: ExamStudent }) {
  const { isPending, save } = useSaveHallTicket();
  const handleClick = () => {
    const courseId = exam?.course?._id;
    if (!courseId || !student._id) return toasts.error(common.fillAllRequiredFields);
    save({ courseId, studentId: student._id });
  };
  return (
    <RowButton
      icon={<DownloadIcon />}
      label={text.downloadHallTicket}
      name={text.downloadHallTicketOf(student.fullName)}
      pending={isPending}
      onClick={handleClick}
    />
  );
}

interface PrintHallTicketsButtonProps extends Pick<ButtonProps, 'variant' | 'colorPalette'> {
  exam: Exam;
  students: readonly ExamStudent[];
  isSelection?: boolean;
}

function PrintHallTicketsButton({ exam, students, ...props }: PrintHallTicketsButtonProps) {
  const { api } = useApi();
  return (
    <PrintDocumentsButton
      noun={text.hallTicketNoun}
      items={students.map((student) => toItem(student, exam))}
      fetchDocument={api.getHallTicket}
      {...props}
    />
  );
}

function toItem({ _id, fullName, rollNo }: ExamStudent, { course }: Exam): DocumentItem<GetHallTicketInput> {
  return {
    label: [fullName || '-', rollNo].filter(Boolean).join(', '),
    input: course?._id && _id ? { courseId: course._id, studentId: _id } : undefined,
  };
}
