import { createFileRoute } from '@tanstack/react-router';
import { FeaturedCourses } from '#features/courses/featured-courses.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { OrganizationData } from '#layouts/site/organization-data.tsx';
import { pageHead } from '#lib/head.ts';
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
