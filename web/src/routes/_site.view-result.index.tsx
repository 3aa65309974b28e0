import { createFileRoute } from '@tanstack/react-router';
import { LookupPage } from '../features/certificates/lookup-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_site/view-result/')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () =>
    pageHead('View Result', 'Look up and check a certificate by the student id and the course that are printed on it.', '/view-result'),
  component: LookupPage,
});
