import { Box } from '../../../ui/box.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Illustration } from '../../../ui/illustration.tsx';

/** Shown in place of the tab My Courses. */
export function NoCourses() {
  return (
    <Card display="grid" placeItems="center" alignContent="center" gap="4" textAlign="center" color="fg.brand">
      <Illustration name="certificates" />
      <Box as="p" color="fg.muted">
        You have no courses yet.
      </Box>
      <ButtonLink to="/courses">See all courses</ButtonLink>
    </Card>
  );
}
