import { createFileRoute } from '@tanstack/react-router';
import { FeaturedCourses } from '#features/courses/featured-courses.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { OrganizationData } from '#layouts/site/organization-data.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () =>
    pageHead(
      'Computer courses, skill courses and entrance coaching',
      'Learn computer and work skills in small batches, with a certificate that anyone can check online. See the courses and their prices.',
      '/',
    ),
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
