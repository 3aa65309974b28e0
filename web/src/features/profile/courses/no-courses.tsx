import { Flex } from '@chakra-ui/react/flex';
import { ButtonLink } from '../../../ui/button.tsx';

/** Shown in place of the tab My Courses. */
export function NoCourses() {
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="5" p="4" bg="bg.tint" borderRadius="md">
      <p>You have no courses yet.</p>
      <ButtonLink to="/courses" size="sm">
        See all courses
      </ButtonLink>
    </Flex>
  );
}
