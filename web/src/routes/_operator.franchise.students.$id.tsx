import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { StudentPage } from '#operator/students/student-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/students/$id')({
  loader: ({ context: { prefetch, queries } }) =>
    Promise.all([prefetch(queries.listStudents()), prefetch(queries.listResults()), prefetch(queries.listExams())]),
  head: () => pageHead(text.student, text.studentDescription),
  // Another student is another page: no open dialog carries over to it.
  remountDeps: ({ params }) => params,
  component: StudentRoute,
});

function StudentRoute() {
  const { id } = Route.useParams();
  return <StudentPage id={id} />;
}
