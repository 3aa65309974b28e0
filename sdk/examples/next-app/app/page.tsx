import { createApi } from '@institute/sdk';
import { createQueries, createQueryClient } from '@institute/sdk/query';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { apiUrl } from './api-url';
import { Courses } from './courses';

export const dynamic = 'force-dynamic';

const queries = createQueries(createApi({ baseUrl: apiUrl }));

/** A server component. It fetches the courses, and the browser hydrates them without a request of its own. */
export default async function Page() {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(queries.listCourses());
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Courses />
    </HydrationBoundary>
  );
}
