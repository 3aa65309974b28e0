import { chakra } from '@chakra-ui/react/styled-system';
import { rupees } from '../../lib/format.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import type { CartSummary } from './cart-summary.ts';

/** What the courses in the cart cost together, and what the viewer saves. */
export function CartTotal({ count, total, saved }: CartSummary) {
  if (count === 0) return null;
  return (
    <Box as="dl" borderTopWidth="1px" pt="4">
      <Flex justifyContent="space-between" gap="3" textStyle="lg" fontWeight="700">
        <dt>Total</dt>
        <dd>{rupees(total)}</dd>
      </Flex>
      {saved > 0 && (
        <Flex justifyContent="space-between" gap="3" color="success.fg">
          <dt>You save</dt>
          <chakra.dd fontWeight="600">{rupees(saved)}</chakra.dd>
        </Flex>
      )}
    </Box>
  );
}
