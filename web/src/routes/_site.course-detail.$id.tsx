import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '#site/courses/course-page.tsx';

export const Route = createFileRoute('/_site/course-detail/$id')({
  loader: ({ context: { prefetch, queries }, params: { id } }) => prefetch(queries.getCourse({ id })),
  // No `head`: the page renders its own metadata, which depends on the course. Another course is another page: no state of a purchase
  // carries over to it.
  remountDeps: ({ params }) => params,
  component: () => <CoursePage id={Route.useParams().id} />,
});
