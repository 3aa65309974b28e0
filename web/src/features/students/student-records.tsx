import type { Exam, FindMarksheetInput, ListResultsResponse, Marksheet, Result, SdkError, Student } from '@institute/sdk';
import { useApi, useListExams, useListMarksheets } from '@institute/sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useOpenCertificate, useOpenDocument } from '#centre/documents/use-open-document.ts';
import { useSaveHallTicket } from '#centre/documents/use-save-document.ts';
import { clockTime, dashDate } from '#lib/dates.ts';
import { months } from '#lib/format.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Status } from '#ui/status.tsx';
import { CertificateIcon } from '#ui/topic-icons.tsx';

interface StudentRecordsProps {
  student: Student;
  results: UseQueryResult<ListResultsResponse, SdkError>;
  /** The operator, whose marksheets are listed. */
  userId: string;
}

/** The results, marksheets and exams of a student, each with its document. */
export function StudentRecords({ student, results, userId }: StudentRecordsProps) {
  const marksheets = useListMarksheets({ userId });
  const exams = useListExams();
  const ownResults = filterOwn(results.data?.results, student);
  const ownMarksheets = filterOwn(marksheets.data?.marksheets, student);
  const ownExams = filterExams(exams.data?.hallTickets, student);
  return (
    <Card flush>
      <RecordSection title="Results" query={results} isEmpty={ownResults.length === 0} empty="No result has been asked for yet.">
        {ownResults.map((result) => (
          <ResultRecord key={result._id} result={result} rollNo={student.rollNo} isOnly={ownResults.length === 1} />
        ))}
      </RecordSection>
      <RecordSection title="Marksheets" query={marksheets} isEmpty={ownMarksheets.length === 0} empty="There is no marksheet yet.">
        {ownMarksheets.map((marksheet) => (
          <MarksheetRecord key={marksheet._id} marksheet={marksheet} studentId={student._id} />
        ))}
      </RecordSection>
      <RecordSection title="Exams" query={exams} isEmpty={ownExams.length === 0} empty="The student is in no exam yet.">
        {ownExams.map((exam) => (
          <ExamRecord key={exam._id} exam={exam} studentId={student._id} isOnly={ownExams.length === 1} />
        ))}
      </RecordSection>
    </Card>
  );
}

interface RecordSectionProps {
  title: string;
  query: UseQueryResult<unknown, SdkError>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

function RecordSection({ title, query: { data, isFetched, isFetching, refetch }, isEmpty, empty, children }: RecordSectionProps) {
  const id = useId();
  const isLoading = !data && !isFetched;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      p={{ base: '5', md: '6' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      display="grid"
      gap="3"
    >
      <Box as="h2" id={id} textStyle="lg">
        {title}
      </Box>
      {isLoading && <Skeleton height="48px" />}
      {!isLoading && !data && (
        <>
          <p>The list could not be loaded.</p>
          <RetryButton label={`Retry to load the ${title.toLowerCase()}`} pending={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && isEmpty && (
        <Box as="p" color="fg.muted">
          {empty}
        </Box>
      )}
      {data !== undefined && !isEmpty && <ul>{children}</ul>}
    </Box>
  );
}

interface RecordProps {
  title: string | undefined;
  facts: readonly (string | undefined)[];
  status?: ReactNode;
  children?: ReactNode;
}

function RecordRow({ title, facts, status, children }: RecordProps) {
  return (
    <Flex
      as="li"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
        <Flex flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontWeight="600">
          <span>{title || '-'}</span>
          {status}
        </Flex>
        <Box textStyle="sm" color="fg.muted">
          {facts.filter((fact) => fact && fact !== '-').join(', ')}
        </Box>
      </Box>
      {children}
    </Flex>
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
  const { isPending, openDocument } = useOpenCertificate({ path: '/franchise/view-result/certificate' });
  return (
    <RecordRow
      title={course?.title}
      facts={[grade && `Grade ${grade}`, months(duration), createdAt && `sent on ${dashDate(createdAt)}`]}
      status={<Status tone={isActive ? 'success' : 'warning'}>{isActive ? 'Result Out' : 'Request Sent'}</Status>}
    >
      {isActive && rollNo && course && (
        <RecordButton
          icon={<CertificateIcon />}
          pending={isPending}
          aria-label={isOnly ? undefined : `View certificate in ${course.title}`}
          onClick={() => openDocument({ rollNo, courseId: course._id })}
        >
          View certificate
        </RecordButton>
      )}
    </RecordRow>
  );
}

function MarksheetRecord({ marksheet, studentId }: { marksheet: Marksheet; studentId: string }) {
  const { certificateNo, course, session, isVerified } = marksheet;
  const { api } = useApi();
  const { isPending, openDocument } = useOpenDocument({
    fetchDocument: async (input: FindMarksheetInput) => ({ html: await api.findMarksheet(input) }),
    path: '/view-marksheet/certificate',
  });
  return (
    <RecordRow
      title={course?.title}
      facts={[certificateNo, session]}
      status={<Status tone={isVerified ? 'success' : 'warning'}>{isVerified ? 'Verified' : 'Un-verified'}</Status>}
    >
      {course && (
        <RecordButton
          icon={<CertificateIcon />}
          pending={isPending}
          aria-label={`View marksheet ${certificateNo || 'without a number'}`}
          onClick={() => openDocument({ studentId, courseId: course._id })}
        >
          View marksheet
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
          aria-label={isOnly ? undefined : `Download hall ticket for ${title}`}
          onClick={() => save({ courseId: course._id, studentId })}
        >
          Download hall ticket
        </RecordButton>
      )}
    </RecordRow>
  );
}

/** A record may hold only one of the student's id and roll number. */
export function filterOwn<Row extends Pick<Result, 'student'>>(rows: readonly Row[] = [], { _id, rollNo }: Student): Row[] {
  return rows.filter(({ student }) => student?._id === _id || (Boolean(rollNo) && student?.rollNo === rollNo));
}

export function filterExams(exams: readonly Exam[] = [], { _id }: Student): Exam[] {
  return exams.filter(({ students }) => students?.some((student) => student._id === _id));
}
