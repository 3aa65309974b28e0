import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { HomePage } from '#site/home/home-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead(text.home, text.homeDescription, '/'),
  component: HomePage,
});
