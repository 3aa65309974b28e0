import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { Batch, Exam, ListStudentsResponse, Student } from '@institute/sdk';
import { useListBatches, useListExams, useListStudents } from '@institute/sdk/react';
import { clockTime, dashDate, longMoment } from '#lib/dates.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { PrintDialogButton } from '#ui/print/print-dialog.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import type { Column } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import {
  createdColumn,
  getStudentSearchText,
  phoneColumn,
  statusColumn,
  studentIdColumn,
  studentNameColumn,
} from '../lists/record-columns.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { RecordPage, RecordSection, RecordTasks } from '../records/record-page.tsx';
import { batchStatuses, getFreeSeats, isActiveBatch, RecordStatus, studentStatuses } from '../records/record-status.tsx';
import { WhatsappLink } from '../records/whatsapp-link.tsx';
import { BatchAttendanceDialog, BatchIdCardsDialog, RegisterDialog } from './batch-papers.tsx';
import { SeatsBar } from './seats.tsx';

export function BatchPage({ id }: { id: string }) {
  return (
    <RecordPage
      query={useListBatches()}
      find={({ batches }) => batches.find(({ _id }) => _id === id)}
      list={{ to: '/franchise/batches', label: heads.allBatches }}
      title={common.batch}
      texts={{ failed: text.batchFailed, notFound: text.notFound, notFoundText: text.notFoundText }}
    >
      {(batch) => <BatchView batch={batch} />}
    </RecordPage>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { _id: id, title, time, createdAt } = batch;
  const isActive = isActiveBatch(batch);
  const students = useListStudents({ batchId: id });
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)">
      <DocumentTitle page={title || common.batch} />
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4">
        <Box minWidth="0" overflowWrap="anywhere">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <PageTitle>{title || '-'}</PageTitle>
            <RecordStatus statuses={batchStatuses} row={batch} />
          </Flex>
          <Box mt="1">{time || '-'}</Box>
          <Box textStyle="sm" color="fg.muted">
            {text.createdAt(longMoment(createdAt))}
          </Box>
        </Box>
        {isActive && (
          <ButtonLink to="/franchise/create-student" search={{ batch: id }} colorPalette="accent">
            <PlusIcon />
            {heads.createStudent}
          </ButtonLink>
        )}
      </Flex>
      <Grid gap="2" maxWidth="form">
        <Box fontWeight="600">{getSeatsText(batch)}</Box>
        <SeatsBar batch={batch} />
      </Grid>
      <BatchTasks batch={batch} students={students.data?.users} />
      <Grid as="section" aria-labelledby="batch-students" gap="4" templateColumns="minmax(0, 1fr)">
        <Heading id="batch-students" textStyle="lg">
          {common.students}
        </Heading>
        <QueryTable
          caption={text.studentsOf(title)}
          query={students}
          select={selectStudents}
          columns={studentColumns}
          getSearchText={getStudentSearchText}
          searchHint={text.searchByNamePhoneOrId}
          fileName="batch-students.csv"
          empty={text.noStudents}
          emptyIllustration="students"
          emptyAction={
            isActive && (
              <ButtonLink to="/franchise/create-student" search={{ batch: id }} variant="outline">
                {text.createFirstStudent}
              </ButtonLink>
            )
          }
        />
      </Grid>
      <BatchExams batchId={id} />
    </Grid>
  );
}

export function getSeatsText(batch: Pick<Batch, 'studentLimit' | 'admittedStudents'>): string {
  const free = getFreeSeats(batch);
  const { studentLimit } = batch;
  if (free === undefined || studentLimit === undefined) return text.seatsUnknown;
  if (free === 0) return text.allSeatsTaken(studentLimit);
  return text.seatsTaken(studentLimit - free, studentLimit, free);
}

const selectStudents = ({ users }: ListStudentsResponse) => users;

const studentColumns: readonly Column<Student>[] = [
  studentNameColumn(common.studentName),
  studentIdColumn,
  phoneColumn,
  createdColumn,
  statusColumn(studentStatuses),
  {
    header: common.actions,
    actions: true,
    cell: (student) => <WhatsappLink compact student={student} />,
  },
];

/** The forms open with the batch filled in, and with the course if all students have the same course. */
function BatchTasks({ batch, students }: { batch: Batch; students: readonly Student[] | undefined }) {
  const link = { search: { batch: batch._id, course: findOnlyCourse(students ?? []) }, variant: 'outline', size: 'sm' } as const;
  // Until the students have loaded, the free seats tell whether there are any, so that the list below does not move.
  const hasStudents = students ? students.length > 0 : getFreeSeats(batch) !== batch.studentLimit;
  if (!hasStudents) return null;
  const print = { size: 'sm', disabled: !students } as const;
  const paper = { batch, students: students ?? [] };
  return (
    <RecordTasks title={text.forThisBatch}>
      {/* The forms offer only active batches. */}
      {isActiveBatch(batch) && (
        <>
          <ButtonLink to="/franchise/create-exam" {...link}>
            {heads.createExam}
          </ButtonLink>
          <ButtonLink to="/franchise/batch-results" {...link}>
            {text.createResults}
          </ButtonLink>
          <ButtonLink to="/franchise/batch-marksheets" {...link}>
            {text.createMarksheets}
          </ButtonLink>
        </>
      )}
      <ButtonLink to="/franchise/result-summary" {...link}>
        {heads.resultsAtGlance}
      </ButtonLink>
      <PrintDialogButton label={text.idCards} name={common.printIdCards} {...print}>
        {(onClose) => <BatchIdCardsDialog {...paper} onClose={onClose} />}
      </PrintDialogButton>
      <PrintDialogButton label={text.attendanceList} name={common.printAttendanceList} {...print}>
        {(onClose) => <BatchAttendanceDialog {...paper} onClose={onClose} />}
      </PrintDialogButton>
      <PrintDialogButton label={text.monthlyRegister} name={text.printMonthlyRegister} {...print}>
        {(onClose) => <RegisterDialog {...paper} onClose={onClose} />}
      </PrintDialogButton>
      <MessageButton
        list={`batch-${batch._id}`}
        kinds={['own', 'fees', 'holiday', 'timing', 'hallTicket', 'result']}
        getRecipients={() => (students ?? []).map((student) => ({ id: student._id, student }))}
        disabled={!students}
      />
    </RecordTasks>
  );
}

function findOnlyCourse(students: readonly Student[]): string | undefined {
  const ids = new Set(students.flatMap(({ courses }) => purchasedCourses(courses ?? []).map(({ id }) => id)));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** The hall tickets and the attendance list of an exam are on the page of its students. */
function BatchExams({ batchId }: { batchId: string }) {
  const query = useListExams();
  const exams = filterExams(query.data?.hallTickets, batchId);
  return (
    <Card.Root>
      <RecordSection title={text.exams} query={query} isEmpty={exams.length === 0} empty={text.noExam}>
        {exams.map(({ _id, title, course, date, time, location, students = [] }) => (
          <RecordRow
            key={_id}
            title={title}
            facts={[course?.title, dashDate(date), clockTime(time), location, text.studentCount(students.length)]}
          >
            <ButtonLink
              to="/franchise/exam/student-list"
              state={{ exam: _id }}
              variant="outline"
              size="sm"
              aria-label={text.hallTicketsAndListsOf(title)}
            >
              <PeopleIcon />
              {text.hallTicketsAndLists}
            </ButtonLink>
          </RecordRow>
        ))}
      </RecordSection>
    </Card.Root>
  );
}

/** An exam names its batch as a record or by its id. */
export function filterExams(exams: readonly Exam[] = [], batchId: string): Exam[] {
  return exams.filter(({ batch }) => (typeof batch === 'string' ? batch : batch?._id) === batchId);
}
