import type { Batch, Exam, ListStudentsResponse, Student } from '@institute/sdk';
import { useListBatches, useListExams, useListStudents } from '@institute/sdk/react';
import { getFreeSeats, isActiveBatch } from '#centre/batch-state.ts';
import { PrintListButton } from '#centre/print/print-list-button.tsx';
import { WhatsappLink } from '#centre/whatsapp-link.tsx';
import { clockTime, dashDate, longMoment } from '#lib/dates.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { Box, Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PhoneLink } from '#ui/contact-link.tsx';
import { CellText, type Column, createdColumn, RowLink, type RowStatus, statusColumn, textColumn } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { RecordRow, RecordSection } from '#ui/records.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Status } from '#ui/status.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { SeatsBar } from './seats.tsx';

/** A batch with its seats, what can be done for all its students, its students and its exams. */
export function BatchPage({ id }: { id: string }) {
  const { data, isFetched, isFetching, refetch } = useListBatches();
  const batch = data?.batches.find(({ _id }) => _id === id);
  // A batch that was created a moment ago is in the list that is being fetched.
  if (data && !batch && !isFetching) return <BatchNotFound />;
  return (
    <PageBody>
      <Box mb="4" textStyle="sm" _print={{ display: 'none' }}>
        <TextLink to="/franchise/batches">All Batches</TextLink>
      </Box>
      {batch ? (
        <BatchView batch={batch} />
      ) : (
        <>
          <PageTitle mb="6">Batch</PageTitle>
          {isFetched && !data ? (
            <ErrorState text="The batch could not be loaded." pending={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Box aria-busy>
              <Skeleton height="320px" />
            </Box>
          )}
        </>
      )}
    </PageBody>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { _id: id, title, time, createdAt } = batch;
  const isActive = isActiveBatch(batch);
  const students = useListStudents({ batchId: id });
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <DocumentTitle page={title || 'Batch'} />
      <Flex flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <Box minWidth="0" overflowWrap="anywhere">
          <Flex flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <PageTitle>{title || '-'}</PageTitle>
            <Status tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Ended'}</Status>
          </Flex>
          <Box mt="1">{time || '-'}</Box>
          <Box textStyle="sm" color="fg.muted">{`Created ${longMoment(createdAt)}`}</Box>
        </Box>
        {isActive && (
          <ButtonLink to="/franchise/create-student" search={{ batch: id }} variant="accent">
            <PlusIcon />
            Create Student
          </ButtonLink>
        )}
      </Flex>
      <Box display="grid" gap="2" maxWidth="form">
        <Box fontWeight="600">{getSeatsText(batch)}</Box>
        <SeatsBar batch={batch} />
      </Box>
      <BatchTasks batch={batch} students={students.data?.users} />
      <Box as="section" aria-labelledby="batch-students" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box as="h2" id="batch-students" textStyle="lg">
          Students
        </Box>
        <DataList
          caption={`Students of ${title}`}
          query={students}
          select={selectStudents}
          columns={studentColumns}
          getRowId={getId}
          getSearchText={getSearchText}
          searchHint="name, phone, Student Id"
          fileName="batch-students.csv"
          empty="There is no student in this batch yet"
          emptyIllustration="students"
          emptyAction={
            isActive && (
              <ButtonLink to="/franchise/create-student" search={{ batch: id }} variant="outline">
                Create the first student
              </ButtonLink>
            )
          }
        />
      </Box>
      <BatchExams batchId={id} />
    </Box>
  );
}

export function getSeatsText(batch: Pick<Batch, 'studentLimit' | 'admittedStudents'>): string {
  const free = getFreeSeats(batch);
  const { studentLimit } = batch;
  if (free === undefined || studentLimit === undefined) return 'The number of seats is not known.';
  if (free === 0) return `Full, all ${studentLimit} seats are taken`;
  return `${studentLimit - free} of ${studentLimit} seats are taken, ${free} left`;
}

const selectStudents = ({ users }: ListStudentsResponse) => users;
const getId = ({ _id }: Student) => _id;
const getName = ({ fullName }: Student) => fullName;
const getSearchText = ({ fullName, phone, rollNo }: Student) => [fullName, phone, rollNo].join('\n');

const active: RowStatus = { value: 'active', label: 'Active', tone: 'success' };
const ended: RowStatus = { value: 'ended', label: 'Ended' };

const studentColumns: readonly Column<Student>[] = [
  {
    ...textColumn<Student>('Student Name', getName, { id: 'name', minWidth: 112 }),
    cell: ({ _id, fullName }) => (
      <RowLink to="/franchise/students/$id" params={{ id: _id }}>
        <CellText>{fullName}</CellText>
      </RowLink>
    ),
  },
  textColumn('Student Id', ({ rollNo }) => rollNo, { card: 'detail', minWidth: 104, unbroken: true }),
  {
    header: 'Phone',
    card: 'detail',
    minWidth: 100,
    cell: ({ phone }) => <PhoneLink phone={phone} />,
    text: ({ phone }) => String(phone ?? ''),
  },
  createdColumn,
  statusColumn(({ isActive }) => (isActive ? active : ended)),
  {
    header: 'Actions',
    actions: true,
    cell: (student) => <WhatsappLink compact student={student} />,
  },
];

function BatchNotFound() {
  return (
    <StatusPage
      title="Batch not found"
      illustration="signpost"
      text="Your centre has no batch at this address. It may have been deleted."
      actions={
        <>
          <ButtonLink to="/franchise/batches">All Batches</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}

interface BatchTasksProps {
  batch: Batch;
  /** Undefined while they load. */
  students: readonly Student[] | undefined;
}

/** What can be done for all students of a batch. The forms open with the batch, and with the course if all students have the same. */
function BatchTasks({ batch, students }: BatchTasksProps) {
  const link = { search: { batch: batch._id, course: findOnlyCourse(students ?? []) }, variant: 'outline', size: 'sm' } as const;
  // The seats say it before the students have loaded, so that the list below does not move.
  const hasStudents = students ? students.length > 0 : getFreeSeats(batch) !== batch.studentLimit;
  if (!hasStudents) return null;
  const print = { size: 'sm', disabled: !students, dialogProps: { batch, students: students ?? [] } } as const;
  return (
    <Box as="section" aria-labelledby="batch-tasks" display="grid" gap="3">
      <Box as="h2" id="batch-tasks" textStyle="lg">
        For this batch
      </Box>
      <Flex flexWrap="wrap" gap="2">
        {/* The forms offer only active batches. */}
        {isActiveBatch(batch) && (
          <>
            <ButtonLink to="/franchise/create-exam" {...link}>
              Create Exam
            </ButtonLink>
            <ButtonLink to="/franchise/batch-results" {...link}>
              Create Results
            </ButtonLink>
            <ButtonLink to="/franchise/batch-marksheets" {...link}>
              Create Marksheets
            </ButtonLink>
          </>
        )}
        <PrintListButton label="ID cards" name="Print ID cards" load={loadIdCards} {...print} />
        <PrintListButton label="Attendance list" name="Print attendance list" load={loadAttendance} {...print} />
      </Flex>
    </Box>
  );
}

const loadIdCards = async () => (await import('./batch-print-dialogs.tsx')).BatchIdCardsDialog;
const loadAttendance = async () => (await import('./batch-print-dialogs.tsx')).BatchAttendanceDialog;

export function findOnlyCourse(students: readonly Student[]): string | undefined {
  const ids = new Set(students.flatMap(({ courses }) => purchasedCourses(courses ?? []).map(({ id }) => id)));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** The exams of a batch. The hall tickets and the attendance list of an exam are on the page of its students. */
function BatchExams({ batchId }: { batchId: string }) {
  const query = useListExams();
  const exams = filterExams(query.data?.hallTickets, batchId);
  return (
    <Card flush>
      <RecordSection title="Exams" query={query} isEmpty={exams.length === 0} empty="There is no exam for this batch yet.">
        {exams.map(({ _id, title, course, date, time, location, students = [] }) => (
          <RecordRow
            key={_id}
            title={title}
            facts={[
              course?.title,
              dashDate(date),
              clockTime(time),
              location,
              `${students.length} ${students.length === 1 ? 'student' : 'students'}`,
            ]}
          >
            <ButtonLink
              to="/franchise/exam/student-list"
              state={{ exam: _id }}
              variant="outline"
              size="sm"
              aria-label={`Hall tickets and lists of ${title}`}
            >
              <PeopleIcon />
              Hall tickets and lists
            </ButtonLink>
          </RecordRow>
        ))}
      </RecordSection>
    </Card>
  );
}

/** An exam names its batch as a record or by its id. */
export function filterExams(exams: readonly Exam[] = [], batchId: string): Exam[] {
  return exams.filter(({ batch }) => (typeof batch === 'string' ? batch : batch?._id) === batchId);
}
