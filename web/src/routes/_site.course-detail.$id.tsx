import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '../features/courses/course-page.tsx';
import { useBuy } from '../features/purchase/use-buy.ts';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_site/course-detail/$id')({
  loader: ({ context: { load, queries }, params: { id } }) => load(queries.getCourse({ id })),
  head: ({ loaderData }) =>
    pageHead(loaderData?.course.title ?? 'Course Detail', 'What the course teaches, how long it takes and what it costs.'),
  component: CourseRoute,
});

function CourseRoute() {
  const { id } = Route.useParams();
  return <CoursePage key={id} id={id} buy={useBuy()} />;
}
