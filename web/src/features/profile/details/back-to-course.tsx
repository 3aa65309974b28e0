import { ButtonLink } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';

/** The way back to a purchase that needs a corrected phone number. */
export function BackToCourse({ id }: { id: string }) {
  return (
    <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mb="5" p="4" bg="bg.tint" borderRadius="md">
      <p>Correct your phone number here and save it. Then go back to the course and press Buy Now again.</p>
      <ButtonLink to="/course-detail/$id" params={{ id }} variant="outline" size="sm">
        Back to the course
      </ButtonLink>
    </Flex>
  );
}
