import { useOwnedCourses } from '../../session/owned-courses.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Tells a viewer who has bought the course where to find it. It is below the buttons, so that they do not move when the profile has loaded. */
export function OwnedNotice({ courseId }: { courseId: string }) {
  if (!useOwnedCourses().has(courseId)) return null;
  return (
    <Flex gap="3" alignItems="center" px="4" py="3" bg="success.bg" borderRadius="md">
      <Box color="success.fg" flexShrink="0">
        <CheckIcon />
      </Box>
      <p>
        You have this course. It is in <TextLink to="/user/profile">My Courses</TextLink>.
      </p>
    </Flex>
  );
}
