import { createFileRoute } from '@tanstack/react-router';
import { courseSearch } from '../features/courses/course-search.ts';
import { CoursesPage } from '../features/courses/courses-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/courses')({
  validateSearch: courseSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  // A change of the search parameters needs no new data.
  shouldReload: false,
  head: () => pageHead('Courses', 'All our courses by category: what they teach and what they cost.', '/courses'),
  component: CoursesPage,
});
