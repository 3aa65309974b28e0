import type { Student } from '@institute/sdk';
import { useListResults, useListStudents } from '@institute/sdk/react';
import { useSaveInvoice } from '#documents/fetch-document.ts';
import { httpUrl } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/students.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { Portrait } from '#ui/photo/portrait.tsx';
import { PrintDialogButton } from '#ui/print/print-dialog.tsx';
import { RecordPage, RecordTasks } from '../records/record-page.tsx';
import { RecordStatus, studentStatuses } from '../records/record-status.tsx';
import { filterOwn } from '../records/student-state.ts';
import { LettersDialog } from './letters-dialog.tsx';
import { StudentContact, StudentDetailsList } from './student-details.tsx';
import { StudentRecords } from './student-records.tsx';
import { useStudentStudies } from './student-studies.ts';

/** Who a student is, what can be done for the student, and the student's results, marksheets and exams. */
export function StudentPage({ id }: { id: string }) {
  return (
    <RecordPage
      query={useListStudents()}
      find={({ users }) => users.find(({ _id }) => _id === id)}
      list={{ to: '/franchise/student-management', label: heads.studentList }}
      title={common.student}
      texts={{ failed: text.studentFailed, notFound: text.notFound, notFoundText: text.notFoundText }}
    >
      {(student) => <StudentView student={student} />}
    </RecordPage>
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
  const { fullName, rollNo } = student;
  const { courses, batch } = useStudentStudies(student);
  return (
    <Card display="grid" gap="4">
      <Box display="grid" gap="4" gridTemplateColumns="88px minmax(0, 1fr)" alignItems="start">
        <Portrait src={httpUrl(photoUrl(student))} alt={common.photoOf(fullName)} width="88px" />
        <Box display="grid" gap="1" justifyItems="start" overflowWrap="anywhere">
          <PageTitle textStyle="lg">
            <NoTranslate>{fullName || '-'}</NoTranslate>
          </PageTitle>
          <Box color="fg.muted">
            <NoTranslate>{rollNo || text.noStudentId}</NoTranslate>
          </Box>
          <RecordStatus statuses={studentStatuses} row={student} />
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
    <RecordTasks title={text.forThisStudent}>
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
    </RecordTasks>
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
