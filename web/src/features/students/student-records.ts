import type { Exam, Result, Student } from '@institute/sdk';

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
