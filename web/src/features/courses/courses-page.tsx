import { useListCourses } from '@institute/sdk/react';
import { useDeferredQuery } from '../../lib/use-deferred-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CourseFinder } from './course-finder.tsx';
import { CourseListStructuredData } from './course-list-structured-data.tsx';

export function CoursesPage() {
  return (
    <PageBody>
      <PageHeader
        title="Courses"
        text="Choose what you want to learn. Every course ends with a certificate that anyone can check online."
      />
      <Courses />
    </PageBody>
  );
}

function Courses() {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListCourses());
  if (!data && isFetched) return <ErrorState text="The courses could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  if (data?.courses.length === 0) return <EmptyState text="There are no courses at the moment. Please check back soon." />;
  return (
    <>
      {data && <CourseListStructuredData courses={data.courses} />}
      <CourseFinder courses={data?.courses} />
    </>
  );
}
