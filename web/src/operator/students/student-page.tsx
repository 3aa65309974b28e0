import type { Student } from '@institute/sdk';
import { useListResults, useListStudents } from '@institute/sdk/react';
import { useSaveInvoice } from '#documents/fetch-document.ts';
import { httpUrl } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as nouns from '#text/nouns.ts';
import * as text from '#text/student.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { Portrait } from '#ui/photo/portrait.tsx';
import { PrintDialogButton } from '#ui/print/print-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Status } from '#ui/status.tsx';
import { NotFound } from '../records/not-found.tsx';
import { filterOwn } from '../records/student-state.ts';
import { LettersDialog } from './letters-dialog.tsx';
import { StudentContact, StudentDetailsList } from './student-details.tsx';
import { StudentRecords } from './student-records.tsx';
import { useStudentStudies } from './student-studies.ts';

/** Who a student is, what can be done for the student, and the student's results, marksheets and exams. */
export function StudentPage({ id }: { id: string }) {
  const { data, isFetched, isFetching, refetch } = useListStudents();
  const student = data?.users.find(({ _id }) => _id === id);
  // A student who was created a moment ago is in the list that is being fetched.
  if (data && !student && !isFetching) return <StudentNotFound />;
  return (
    <PageBody>
      <Box mb="4" textStyle="sm" _print={{ display: 'none' }}>
        <TextLink to="/franchise/student-management">{heads.studentList}</TextLink>
      </Box>
      {student ? (
        <StudentView student={student} />
      ) : (
        <>
          <PageTitle mb="6">{common.student}</PageTitle>
          {isFetched && !data ? (
            <ErrorState text={text.studentFailed} pending={isFetching} onRetry={() => void refetch()} />
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

function StudentView({ student }: { student: Student }) {
  const viewer = useViewer();
  const results = useListResults();
  const needsResult = results.data !== undefined && filterOwn(results.data.results, student).length === 0;
  return (
    <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '336px minmax(0, 1fr)' }} alignItems="start">
      <DocumentTitle page={student.fullName || common.student} />
      <StudentHeader student={student} />
      <Box display="grid" gap="6" minWidth="0" gridRow={{ lg: 'span 2' }}>
        <StudentTasks student={student} needsResult={needsResult} />
        {/* Only narrows the type: the guard renders this page after the profile has loaded. */}
        {viewer.status === 'success' && <StudentRecords student={student} results={results} userId={viewer.user._id} />}
      </Box>
      <Card as="section" aria-labelledby="student-details" display="grid" gap="4">
        <Box as="h2" id="student-details" textStyle="lg">
          {text.details}
        </Box>
        <StudentDetailsList student={student} />
      </Card>
    </Box>
  );
}

function StudentHeader({ student }: { student: Student }) {
  const { fullName, rollNo, isActive } = student;
  const { courses, batch } = useStudentStudies(student);
  return (
    <Card display="grid" gap="4">
      <Box display="grid" gap="4" gridTemplateColumns="88px minmax(0, 1fr)" alignItems="start">
        <Portrait src={httpUrl(photoUrl(student))} alt={nouns.photoOf(fullName)} width="88px" />
        <Box display="grid" gap="1" justifyItems="start" overflowWrap="anywhere">
          <PageTitle textStyle="lg">
            <NoTranslate>{fullName || '-'}</NoTranslate>
          </PageTitle>
          <Box color="fg.muted">
            <NoTranslate>{rollNo || text.noStudentId}</NoTranslate>
          </Box>
          <Status tone={isActive ? 'success' : 'neutral'}>{isActive ? common.studentActive : common.studentEnded}</Status>
        </Box>
      </Box>
      <StudentContact student={student} />
      {/* It has its height from the start, so that nothing moves when the batch is found. */}
      <Box textStyle="sm" minHeight="3em" overflowWrap="anywhere">
        {courses.length > 0 && <Box>{text.courses(courses)}</Box>}
        {batch && (
          <Flex flexWrap="wrap" columnGap="1">
            <span>{text.batchBeforeLink}</span>
            <TextLink to="/franchise/batches/$id" params={{ id: batch._id }}>
              {batch.title || '-'}
            </TextLink>
          </Flex>
        )}
      </Box>
    </Card>
  );
}

function StudentNotFound() {
  return (
    <NotFound title={text.notFound} text={text.notFoundText}>
      <ButtonLink to="/franchise/student-management">{heads.studentList}</ButtonLink>
    </NotFound>
  );
}

interface StudentTasksProps {
  student: Student;
  /** The student has no result yet, so asking for it is the next thing to do. */
  needsResult: boolean;
}

/** What can be done for a student. What can be done with a record of the student stands beside the record. */
function StudentTasks({ student, needsResult }: StudentTasksProps) {
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  const link = { state: { student: student._id }, size: 'sm' } as const;
  return (
    <Box as="section" aria-labelledby="student-tasks" display="grid" gap="3">
      <Box as="h2" id="student-tasks" textStyle="lg">
        {text.forThisStudent}
      </Box>
      <Flex flexWrap="wrap" gap="2">
        <ButtonLink to="/franchise/create-result" {...link} variant={needsResult ? 'accent' : 'outline'}>
          {heads.createResult}
        </ButtonLink>
        <ButtonLink to="/franchise/create-marksheet" {...link} variant="outline">
          {heads.createMarksheet}
        </ButtonLink>
        <PrintDialogButton label={text.letters} size="sm">
          {(onClose) => <LettersDialog student={student} onClose={onClose} />}
        </PrintDialogButton>
        {firstCourse && <InvoiceButton userId={student._id} courseId={firstCourse.id} />}
      </Flex>
    </Box>
  );
}

function InvoiceButton(invoice: { userId: string; courseId: string }) {
  const { isPending, save } = useSaveInvoice();
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => save(invoice)}>
      {!isPending && <DownloadIcon />}
      {common.downloadInvoice}
    </Button>
  );
}
