import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { Batch, Course, Exam, ListStudentsResponse, Student } from '@institute/sdk';
import { useListBatches, useListCourses, useListExams, useListStudents } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import { clockTime, dashDate, longMoment } from '#lib/dates.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import * as examTexts from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PlusIcon, PrintIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { type Column, textColumn } from '../lists/columns.tsx';
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
import { batchStatuses, getFreeSeats, hasStudents, isActiveBatch, RecordStatus, studentStatuses } from '../records/record-status.tsx';
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
  const users = students.data?.users;
  const catalog = useListCourses(undefined, { meta: { quiet: true } }).data?.courses;
  const columns = useMemo(() => studentColumns(catalog), [catalog]);
  const isUsed = hasStudents(batch, users);
  const search = { batch: id, course: findOnlyCourse(users ?? []) };
  const createStudent = (
    <ButtonLink to="/franchise/create-student" search={search} {...(isUsed ? { colorPalette: 'accent' } : { variant: 'outline' })}>
      <PlusIcon />
      {heads.createStudent}
    </ButtonLink>
  );
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)">
      <DocumentTitle page={title || common.batch} />
      <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4">
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
        {isActive && isUsed && createStudent}
      </Flex>
      <Grid gap="2" maxWidth="form">
        <Box fontWeight="600">{getSeatsText(batch)}</Box>
        <SeatsBar batch={batch} />
      </Grid>
      {isUsed && <BatchTasks batch={batch} students={users} search={search} />}
      <Grid as="section" aria-labelledby="batch-students" gap="4" templateColumns="minmax(0, 1fr)">
        <Heading id="batch-students" textStyle="lg">
          {common.students}
        </Heading>
        <QueryTable
          caption={text.studentsOf(title)}
          query={students}
          select={selectStudents}
          columns={columns}
          getSearchText={getStudentSearchText}
          searchHint={text.searchByNamePhoneOrId}
          fileName="batch-students.csv"
          empty={text.noStudents}
          emptyIllustration="students"
          emptyAction={
            isActive && (
              <Flex wrap="wrap" justify="center" gap="3">
                <ButtonLink to="/franchise/import-students" search={search} colorPalette="accent">
                  {text.importIntoBatch}
                </ButtonLink>
                {createStudent}
              </Flex>
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

const studentColumns = (catalog: readonly Course[] | undefined): readonly Column<Student>[] => [
  studentNameColumn(common.studentName),
  studentIdColumn,
  phoneColumn,
  textColumn(
    common.course,
    ({ courses = [] }) =>
      purchasedCourses(courses, catalog)
        .flatMap(({ title }) => title ?? [])
        .join(', '),
    {
      id: 'course',
      card: 'note',
      minWidth: 104,
    },
  ),
  createdColumn,
  statusColumn(studentStatuses),
  {
    header: common.actions,
    actions: true,
    cell: (student) => <WhatsappLink compact student={student} />,
  },
];

interface BatchTasksProps {
  batch: Batch;
  students: readonly Student[] | undefined;
  search: { batch: string; course: string | undefined };
}

const papers = [
  [common.printIdCards, BatchIdCardsDialog],
  [common.printAttendanceList, BatchAttendanceDialog],
  [text.printMonthlyRegister, RegisterDialog],
] as const;

/** The forms open with the batch filled in, and with the course if all students have the same course. */
function BatchTasks({ batch, students, search }: BatchTasksProps) {
  const [Paper, setPaper] = useState<(typeof papers)[number][1]>();
  const menu = { variant: 'outline', size: 'sm' } as const;
  const link = { search, ...menu };
  return (
    <RecordTasks title={text.forThisBatch}>
      {/* The forms offer only active batches. */}
      {isActiveBatch(batch) && (
        <Menu label={text.create} {...menu}>
          <ButtonLink to="/franchise/create-exam" {...link}>
            {heads.createExam}
          </ButtonLink>
          <ButtonLink to="/franchise/batch-results" {...link}>
            {heads.resultsForBatch}
          </ButtonLink>
          <ButtonLink to="/franchise/batch-marksheets" {...link}>
            {heads.marksheetsForBatch}
          </ButtonLink>
          <ButtonLink to="/franchise/import-students" {...link}>
            {text.importIntoBatch}
          </ButtonLink>
        </Menu>
      )}
      <Menu label={text.cardsAndLists} disabled={!students} {...menu}>
        {papers.map(([label, Dialog]) => (
          <Button key={label} variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setPaper(() => Dialog)}>
            <PrintIcon />
            {label}
          </Button>
        ))}
      </Menu>
      {Paper && students && <Paper batch={batch} students={students} onClose={() => setPaper(undefined)} />}
      <MessageButton
        list={`batch-${batch._id}`}
        kinds={['own', 'fees', 'holiday', 'timing', 'hallTicket', 'result']}
        getRecipients={() => (students ?? []).map((student) => ({ id: student._id, student }))}
        disabled={!students}
      />
      <ButtonLink to="/franchise/result-summary" {...link}>
        {heads.resultsAtGlance}
      </ButtonLink>
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
      <RecordSection title={common.exams} query={query} isEmpty={exams.length === 0} empty={text.noExam}>
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
              aria-label={examTexts.viewStudentListOf(title)}
            >
              <PeopleIcon />
              {examTexts.viewStudentList}
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
