import type { User } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { purchasedCourses } from '../../../lib/purchased-courses.ts';
import { Box } from '../../../ui/box.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CourseRow } from './course-row.tsx';

/** The viewer's courses, each with its certificate and invoice. The course list is fetched only when a title is missing. */
export function MyCourses({ user }: { user: User }) {
  const courses = user.courses ?? [];
  const hasUntitled = purchasedCourses(courses).some(({ title }) => !title);
  const catalog = useListCourses({}, { enabled: hasUntitled });
  const isTitleLoading = hasUntitled && catalog.isPending && !catalog.isFetched;
  return (
    <>
      <Box as="ul" display="grid">
        {purchasedCourses(courses, catalog.data?.courses).map(({ id, title }, index) => (
          <CourseRow
            key={`${index} ${id}`}
            userId={user._id}
            rollNo={user.rollNo?.trim()}
            id={id}
            title={title}
            isTitleLoading={isTitleLoading}
          />
        ))}
      </Box>
      {hasUntitled && catalog.isLoadingError && (
        <Box mt="5">
          <ErrorState
            text="The titles of your courses could not be loaded."
            pending={catalog.isFetching}
            onRetry={() => void catalog.refetch()}
          />
        </Box>
      )}
    </>
  );
}
