import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '#operator/students/students-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/student-management')({
  ...listRoute({
    title: text.studentList,
    description: text.studentsDescription,
    loader: ({ prefetch, queries }, { batch, course }) => prefetch(queries.listStudents({ batchId: batch, courseId: course })),
    hasServerFilters: true,
  }),
  component: StudentsPage,
});
