import { ButtonLink } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';

/** Shown in place of the tab My Courses. */
export function NoCourses() {
  return (
    <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mb="5" p="4" bg="bg.tint" borderRadius="md">
      <p>You have no courses yet.</p>
      <ButtonLink to="/courses" size="sm">
        See all courses
      </ButtonLink>
    </Flex>
  );
}
