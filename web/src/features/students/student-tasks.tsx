import type { FindResultInput, Student } from '@institute/sdk';
import { useListExams, useListResults } from '@institute/sdk/react';
import { useId } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { Box } from '../../ui/box.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { CertificateIcon, ExamIcon, ResultIcon } from '../../ui/topic-icons.tsx';
import { useOpenCertificate } from '../documents/use-open-certificate.ts';
import { useSaveHallTicket } from '../documents/use-save-hall-ticket.ts';
import { useSaveInvoice } from '../documents/use-save-invoice.ts';
import { studentCertificates, studentExams } from './student-records.ts';
import { useStudentTitles } from './use-student-titles.ts';

interface StudentTasksProps {
  student: Student;
  /** Called when a link to a form is followed, which may be that of the open page. */
  onLeave: () => void;
}

/** A student's courses and batch, and what can be done for the student. Exams and results are fetched when it is first shown. */
export function StudentTasks({ student, onLeave }: StudentTasksProps) {
  const titleId = useId();
  const exams = useListExams();
  const results = useListResults();
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  const ownExams = studentExams(exams.data?.hallTickets ?? [], student);
  const certificates = studentCertificates(results.data?.results ?? [], student);
  const link = { state: { student: student._id }, variant: 'outline', size: 'sm', onClick: onLeave } as const;
  const { courses, batch } = useStudentTitles(student);
  return (
    <Box as="section" aria-labelledby={titleId} aria-busy={exams.isLoading || results.isLoading || undefined}>
      <Box as="h3" id={titleId} textStyle="md" fontWeight="700">
        For this student
      </Box>
      <Box mt="1" mb="3" textStyle="sm" overflowWrap="anywhere">
        {courses.length > 0 && <Box>{`${courses.length === 1 ? 'Course' : 'Courses'}: ${courses.join(', ')}`}</Box>}
        {batch && <Box>{`Batch: ${batch}`}</Box>}
      </Box>
      <Flex flexWrap="wrap" gap="2">
        <ButtonLink to="/franchise/create-result" {...link}>
          <ResultIcon />
          Create result
        </ButtonLink>
        <ButtonLink to="/franchise/create-marksheet" {...link}>
          <ExamIcon />
          Create marksheet
        </ButtonLink>
        {firstCourse && <InvoiceButton userId={student._id} courseId={firstCourse.id} />}
        {ownExams.map(({ id, title, courseId }) => (
          <HallTicketButton key={id} courseId={courseId} studentId={student._id} exam={ownExams.length > 1 ? title : undefined} />
        ))}
        {certificates.map(({ id, title, courseId }) => (
          <CertificateButton
            key={id}
            courseId={courseId}
            rollNo={student.rollNo ?? ''}
            course={certificates.length > 1 ? title : undefined}
          />
        ))}
      </Flex>
    </Box>
  );
}

function InvoiceButton(invoice: { userId: string; courseId: string }) {
  const { isPending, save } = useSaveInvoice();
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => save(invoice)}>
      {!isPending && <DownloadIcon />}
      Download invoice
    </Button>
  );
}

/** With the title of the exam if the student is in several. */
function HallTicketButton({ exam, ...ticket }: { courseId: string; studentId: string; exam?: string }) {
  const { isPending, save } = useSaveHallTicket();
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => save(ticket)}>
      {!isPending && <DownloadIcon />}
      {exam === undefined ? 'Download hall ticket' : `Download hall ticket for ${exam}`}
    </Button>
  );
}

/** With the title of the course if the student has several certificates. */
function CertificateButton({ course, ...certificate }: FindResultInput & { course?: string }) {
  const { isPending, openDocument } = useOpenCertificate({ path: '/franchise/view-result/certificate' });
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => openDocument(certificate)}>
      {!isPending && <CertificateIcon />}
      {course === undefined ? 'View certificate' : `View certificate in ${course}`}
    </Button>
  );
}
