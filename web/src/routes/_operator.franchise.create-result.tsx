import { createFileRoute } from '@tanstack/react-router';
import { CreateResultPage } from '#features/results/create-result-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/create-result')({
  loader: ({ context: { prefetch, queries } }) => Promise.all([prefetch(queries.listCourses()), prefetch(queries.listStudents())]),
  head: () => pageHead('Create Result', 'Ask the institute to declare a result.'),
  component: CreateResultPage,
});
