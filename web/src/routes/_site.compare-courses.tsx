import { createFileRoute } from '@tanstack/react-router';
import { CompareCoursesPage } from '#features/courses/compare-courses-page.tsx';
import { compareSearch } from '#features/courses/compare-search.ts';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/compare-courses')({
  validateSearch: compareSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  // A change of the search parameters needs no new data.
  shouldReload: false,
  head: () => pageHead(text.compareCourses, text.compareCoursesDescription, '/compare-courses'),
  component: CompareCoursesPage,
});
