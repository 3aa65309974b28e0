import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { FeaturedCourses } from '#site/courses/featured-courses.tsx';
import { HomePage } from '#site/home/home-page.tsx';
import { OrganizationData } from '#site/layout/organization-data.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead(text.home, text.homeDescription, '/'),
  component: HomeRoute,
});

function HomeRoute() {
  return (
    <>
      <OrganizationData />
      <HomePage courses={<FeaturedCourses />} />
    </>
  );
}
