import { createFileRoute } from '@tanstack/react-router';
import { CoursesPage } from '../features/courses/courses-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/courses')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead('Courses', 'All our courses by category: what they teach and what they cost.', '/courses'),
  component: CoursesPage,
});
