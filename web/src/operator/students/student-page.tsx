import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { Exam, Marksheet, Result, Student } from '@institute/sdk';
import { useListExams, useListResults, useListStudents } from '@institute/sdk/react';
import type { ReactNode } from 'react';
import { useOpenCertificate, useOpenMarksheet, useSaveHallTicket, useSaveInvoice } from '#documents/fetch-document.ts';
import { clockTime, dashDate } from '#lib/dates.ts';
import { httpUrl, months } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as common from '#text/common.ts';
import * as examTexts from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import * as marksheetTexts from '#text/marksheets.ts';
import * as text from '#text/students.ts';
import { Button, ButtonLink, type ButtonProps } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { Portrait } from '#ui/photo/portrait.tsx';
import { PrintDialogButton } from '#ui/print/print-dialog.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { CertificateIcon } from '#ui/topic-icons.tsx';
import { RecordPage, RecordSection, RecordTasks } from '../records/record-page.tsx';
import { marksheetStatuses, RecordStatus, resultStatuses, studentStatuses } from '../records/record-status.tsx';
import { filterOwn, useOwnMarksheets } from '../records/student-state.ts';
import { LettersDialog } from './letters-dialog.tsx';
import { StudentContact, StudentDetailsList } from './student-details.tsx';
import { useStudentStudies } from './student-studies.ts';

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
  return (
    <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: '336px minmax(0, 1fr)' }} alignItems="start">
      <DocumentTitle page={student.fullName || common.student} />
      <StudentHeader student={student} />
      <Grid gap="6" minWidth="0" gridRow={{ lg: 'span 2' }}>
        <StudentTasks student={student} />
        <StudentRecords student={student} />
      </Grid>
      <Card.Root as="section" aria-labelledby="student-details">
        <Card.Body gap="4">
          <Heading id="student-details" textStyle="lg">
            {text.details}
          </Heading>
          <StudentDetailsList student={student} />
        </Card.Body>
      </Card.Root>
    </Grid>
  );
}

function StudentHeader({ student }: { student: Student }) {
  const { fullName, rollNo } = student;
  const { courses, batch } = useStudentStudies(student);
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Grid gap="4" templateColumns="88px minmax(0, 1fr)" alignItems="start">
          <Portrait src={httpUrl(photoUrl(student))} alt={common.photoOf(fullName)} width="88px" />
          <Grid gap="1" justifyItems="start" overflowWrap="anywhere">
            <PageTitle textStyle="lg">
              <NoTranslate>{fullName || '-'}</NoTranslate>
            </PageTitle>
            <Box color="fg.muted">
              <NoTranslate>{rollNo || text.noStudentId}</NoTranslate>
            </Box>
            <RecordStatus statuses={studentStatuses} row={student} />
          </Grid>
        </Grid>
        <StudentContact student={student} />
        {/* The box has its height from the start, so that nothing moves when the batch is found. */}
        <Box textStyle="sm" minHeight="3em" overflowWrap="anywhere">
          {courses.length > 0 && <Box>{text.courses(courses)}</Box>}
          {batch && (
            <Flex wrap="wrap" columnGap="1">
              <span>{text.batchBeforeLink}</span>
              <TextLink to="/franchise/batches/$id" params={{ id: batch._id }}>
                {batch.title || '-'}
              </TextLink>
            </Flex>
          )}
        </Box>
      </Card.Body>
    </Card.Root>
  );
}

/** The tasks for a record of the student stand beside the record. */
function StudentTasks({ student }: { student: Student }) {
  const results = useListResults().data?.results;
  // The first result is the next task for a student without results.
  const needsResult = results !== undefined && filterOwn(results, student).length === 0;
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  const link = { state: { student: student._id }, size: 'sm' } as const;
  return (
    <RecordTasks title={text.forThisStudent}>
      <ButtonLink to="/franchise/create-result" {...link} colorPalette="accent" variant={needsResult ? 'solid' : 'outline'}>
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
    <RecordButton icon={<DownloadIcon />} pending={isPending} onClick={() => save(invoice)}>
      {common.downloadInvoice}
    </RecordButton>
  );
}

function StudentRecords({ student }: { student: Student }) {
  const results = useListResults();
  const marksheets = useOwnMarksheets();
  const exams = useListExams();
  const ownResults = filterOwn(results.data?.results, student);
  const ownMarksheets = filterOwn(marksheets.data?.marksheets, student);
  const ownExams = exams.data?.hallTickets.filter(({ students }) => students?.some(({ _id }) => _id === student._id)) ?? [];
  return (
    <Card.Root>
      <RecordSection title={text.results} query={results} isEmpty={ownResults.length === 0} empty={text.noResult}>
        {ownResults.map((result) => (
          <ResultRecord key={result._id} result={result} rollNo={student.rollNo} isOnly={ownResults.length === 1} />
        ))}
      </RecordSection>
      <RecordSection title={text.marksheets} query={marksheets} isEmpty={ownMarksheets.length === 0} empty={text.noMarksheet}>
        {ownMarksheets.map((marksheet) => (
          <MarksheetRecord key={marksheet._id} marksheet={marksheet} studentId={student._id} />
        ))}
      </RecordSection>
      <RecordSection title={common.exams} query={exams} isEmpty={ownExams.length === 0} empty={text.noExam}>
        {ownExams.map((exam) => (
          <ExamRecord key={exam._id} exam={exam} studentId={student._id} isOnly={ownExams.length === 1} />
        ))}
      </RecordSection>
    </Card.Root>
  );
}

function RecordButton({ children, icon, pending, ...props }: ButtonProps & { icon: ReactNode }) {
  return (
    <Button variant="outline" size="sm" pending={pending} {...props}>
      {!pending && icon}
      {children}
    </Button>
  );
}

/** A result has a certificate when the institute has declared it. */
function ResultRecord({ result, rollNo, isOnly }: { result: Result; rollNo: string | undefined; isOnly: boolean }) {
  const { course, grade, duration, createdAt, isActive } = result;
  const { isPending, openDocument } = useOpenCertificate('/franchise/view-result/certificate');
  return (
    <RecordRow
      title={course?.title}
      facts={[grade && text.gradeIs(grade), months(duration), createdAt && text.sentOn(dashDate(createdAt))]}
      status={<RecordStatus statuses={resultStatuses} row={result} />}
    >
      {isActive && rollNo && course && (
        <RecordButton
          icon={<CertificateIcon />}
          pending={isPending}
          aria-label={isOnly ? undefined : text.viewCertificateIn(course.title)}
          onClick={() => openDocument({ rollNo, courseId: course._id })}
        >
          {text.viewCertificate}
        </RecordButton>
      )}
    </RecordRow>
  );
}

function MarksheetRecord({ marksheet, studentId }: { marksheet: Marksheet; studentId: string }) {
  const { certificateNo, course, session } = marksheet;
  const { isPending, openDocument } = useOpenMarksheet();
  return (
    <RecordRow
      title={course?.title}
      facts={[certificateNo, session]}
      status={<RecordStatus statuses={marksheetStatuses} row={marksheet} />}
    >
      {course && (
        <RecordButton
          icon={<CertificateIcon />}
          pending={isPending}
          aria-label={marksheetTexts.viewMarksheet(certificateNo)}
          onClick={() => openDocument({ studentId, courseId: course._id })}
        >
          {text.viewMarksheet}
        </RecordButton>
      )}
    </RecordRow>
  );
}

/** An exam whose course was deleted has no hall tickets. */
function ExamRecord({ exam, studentId, isOnly }: { exam: Exam; studentId: string; isOnly: boolean }) {
  const { title, course, date, time, location } = exam;
  const { isPending, save } = useSaveHallTicket();
  return (
    <RecordRow title={title} facts={[dashDate(date), clockTime(time), location]}>
      {course && (
        <RecordButton
          icon={<DownloadIcon />}
          pending={isPending}
          aria-label={isOnly ? undefined : text.downloadHallTicketFor(title)}
          onClick={() => save({ courseId: course._id, studentId })}
        >
          {examTexts.downloadHallTicket}
        </RecordButton>
      )}
    </RecordRow>
  );
}
