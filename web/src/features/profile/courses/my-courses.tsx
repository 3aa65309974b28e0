import { Box } from '@chakra-ui/react/box';
import type { User } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { purchasedCourses } from '../../../lib/purchased-courses.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Failed } from '../../../ui/error-state.tsx';
import { CourseRow } from './course-row.tsx';

/** The courses that a person has, each with its invoice. */
export function MyCourses({ user }: { user: User }) {
  const { queries } = useApi();
  const mine = user.courses ?? [];
  const untitled = purchasedCourses(mine).some(({ title }) => !title);
  const list = useQuery({ ...queries.listCourses(), enabled: untitled });
  const waiting = untitled && list.isPending && !list.isFetched;
  return (
    <>
      <Box as="ul" display="grid">
        {purchasedCourses(mine, list.data?.courses).map(({ id, title }, index) => (
          <CourseRow key={`${index} ${id}`} userId={user._id} id={id} title={title} waiting={waiting} />
        ))}
      </Box>
      {untitled && list.isLoadingError && (
        <Box mt="5">
          <Failed text="The titles of your courses could not be loaded." pending={list.isFetching} onRetry={() => void list.refetch()} />
        </Box>
      )}
    </>
  );
}
