import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { CompareCoursesPage } from '#site/courses/compare-courses-page.tsx';
import { compareSearch } from '#site/courses/course-search.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/compare-courses')({
  validateSearch: compareSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  // A change of the search parameters needs no new data.
  shouldReload: false,
  head: () => pageHead(text.compareCourses, text.compareCoursesDescription, '/compare-courses'),
  component: CompareCoursesPage,
});
