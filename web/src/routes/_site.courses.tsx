import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { type CourseSearch, courseSearch } from '#site/courses/course-search.ts';
import { CoursesPage } from '#site/courses/courses-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/courses')({
  // The router merges the result into the URL's parameters, where a key that is left out would keep its invalid value.
  validateSearch: (search): CourseSearch => ({
    q: undefined,
    price: undefined,
    months: undefined,
    sort: undefined,
    ...courseSearch(search),
  }),
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  // A change of the search parameters needs no new data.
  shouldReload: false,
  head: () => pageHead(text.courses, text.coursesDescription, '/courses'),
  component: CoursesPage,
});
