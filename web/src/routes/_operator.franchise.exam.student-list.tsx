import { createFileRoute } from '@tanstack/react-router';
import { ExamStudentsPage } from '#operator/exams/exam-students-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/exam/student-list')({
  ...listRoute({
    title: text.examStudents,
    description: text.examStudentsDescription,
    loader: ({ prefetch, queries }) => prefetch(queries.listExams()),
  }),
  component: ExamStudentsPage,
});
