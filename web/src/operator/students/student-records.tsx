import type { Exam, ListResultsResponse, Marksheet, Result, SdkError, Student } from '@institute/sdk';
import { useListExams, useListMarksheets } from '@institute/sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOpenCertificate, useOpenMarksheet, useSaveHallTicket } from '#documents/fetch-document.ts';
import { clockTime, dashDate } from '#lib/dates.ts';
import { months } from '#lib/format.ts';
import * as examTexts from '#text/exams.ts';
import * as marksheetTexts from '#text/marksheets.ts';
import * as text from '#text/students.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { RecordRow, RecordSection } from '#ui/records.tsx';
import { CertificateIcon } from '#ui/topic-icons.tsx';
import { marksheetStatuses, RecordStatus, resultStatuses } from '../records/record-status.tsx';
import { filterOwn } from '../records/student-state.ts';

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
      <RecordSection title={text.exams} query={exams} isEmpty={ownExams.length === 0} empty={text.noExam}>
        {ownExams.map((exam) => (
          <ExamRecord key={exam._id} exam={exam} studentId={student._id} isOnly={ownExams.length === 1} />
        ))}
      </RecordSection>
    </Card>
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

export function filterExams(exams: readonly Exam[] = [], { _id }: Student): Exam[] {
  return exams.filter(({ students }) => students?.some((student) => student._id === _id));
}
