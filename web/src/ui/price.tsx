import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { rupees } from '../lib/format.ts';

interface Prices {
  price: number;
  discountedPrice?: number;
}

/** What is to pay: the discounted price where there is one and it is not 0. */
export function payable({ price, discountedPrice }: Prices): number {
  return discountedPrice || price;
}

/** The price to pay, and the original struck out beside it where it differs. */
export function Price({ price, discountedPrice, large = false }: Prices & { large?: boolean }) {
  return (
    <Flex as="p" align="baseline" gap="3" wrap="wrap">
      <chakra.strong textStyle={large ? 'xl' : 'lg'} fontWeight="700">
        {rupees(payable({ price, discountedPrice }))}
      </chakra.strong>
      {discountedPrice ? (
        <chakra.s color="fg.muted" textStyle="sm" textDecoration="line-through">
          <chakra.span srOnly>Original price: </chakra.span>
          <span>{rupees(price)}</span>
        </chakra.s>
      ) : null}
    </Flex>
  );
}
