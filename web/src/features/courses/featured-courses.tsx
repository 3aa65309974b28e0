import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';

const count = 3;

/** A few courses for a page that is about something else. */
export function FeaturedCourses() {
  const { queries } = useApp();
  const { data, isError, isFetching, refetch } = useQuery(queries.listCourses());
  if (isError && !isFetching && !data) return <Failed text="The courses could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <CourseGridSkeleton count={count} wide />;
  if (data.courses.length === 0) return <Empty text="New courses are being prepared." />;
  return <CourseGrid courses={data.courses.slice(0, count)} wide />;
}
