import { createFileRoute } from '@tanstack/react-router';
import { ExamStudentsPage } from '#features/exams/exam-students-page.tsx';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/exam/student-list')({
  ...listRoute({
    title: 'Exam Students',
    description: 'The students of an exam.',
    loader: ({ prefetch, queries }) => prefetch(queries.listExams()),
  }),
  component: ExamStudentsPage,
});
