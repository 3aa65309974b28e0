import type { Exam, FindResultInput, ListStudentsResponse, Result, Student } from '@institute/sdk';
import { useApi, useListBatches, useListCourses, useListExams, useListResults, useListStudents } from '@institute/sdk/react';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { useOpenCertificate } from '#centre/documents/use-open-document.ts';
import { useSaveHallTicket, useSaveInvoice } from '#centre/documents/use-save-document.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { CertificateIcon, ExamIcon, ResultIcon } from '#ui/topic-icons.tsx';

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

/** An exam for which a student has a hall ticket. */
export interface StudentExam {
  id: string;
  title: string;
  courseId: string;
}

/** A declared result of a student, which has a certificate. */
export interface StudentCertificate {
  id: string;
  title: string;
  courseId: string;
}

/** The exams in which a student is enrolled. An exam whose course was deleted has no hall tickets. */
export function studentExams(exams: readonly Exam[], { _id }: Student): StudentExam[] {
  return exams
    .filter(({ students }) => students?.some((student) => student._id === _id))
    .flatMap(({ _id: id, title, course }) => (course ? [{ id, title, courseId: course._id }] : []));
}

/** The certificates of a student. A result names its student by roll number. */
export function studentCertificates(results: readonly Result[], { rollNo }: Student): StudentCertificate[] {
  return results
    .filter(({ isActive, student }) => isActive === true && Boolean(rollNo) && student?.rollNo === rollNo)
    .flatMap(({ _id, course }) => (course ? [{ id: _id, title: course.title ?? '', courseId: course._id }] : []));
}

interface StudentTitles {
  courses: readonly string[];
  batch: string | undefined;
}

/** The titles of a student's courses and batch. A deleted course shows its id. */
function useStudentTitles(student: Student): StudentTitles {
  const catalog = useListCourses().data?.courses;
  const courses = purchasedCourses(student.courses ?? [], catalog);
  return {
    // Ids are not shown while the titles load.
    courses: catalog ? courses.map(({ id, title }) => title ?? `Course ${id}`) : [],
    batch: useStudentBatch(student),
  };
}

/** The API tells the batch of a student only by listing the students of each batch, which takes too long for more students. */
const maxStudents = 2000;

function useStudentBatch({ _id }: Student): string | undefined {
  const { queries } = useApi();
  // Only counts what is loaded.
  const count = useListStudents({}, { enabled: false }).data?.users.length ?? 0;
  const batches = useListBatches({}, { meta: { quiet: true } }).data?.batches ?? [];
  const listed = count > 0 && count <= maxStudents ? batches : [];
  const index = useQueries({
    queries: listed.map((batch) => ({ ...queries.listStudents({ batchId: batch._id }), meta: { quiet: true } })),
    combine: (lists) => lists.findIndex(({ data }) => hasStudent(data, _id)),
  });
  return listed[index]?.title;
}

function hasStudent(data: ListStudentsResponse | undefined, id: string): boolean {
  return data?.users.some(({ _id }) => _id === id) ?? false;
}
