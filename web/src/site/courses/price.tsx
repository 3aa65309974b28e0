import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { rupees } from '#lib/format.ts';
import * as text from '#text/common.ts';

interface Prices {
  price: number;
  discountedPrice?: number;
}

/** The price to pay, in rupees: the discounted price, unless it is missing or 0. */
export function getPayablePrice({ price, discountedPrice }: Prices): number {
  return discountedPrice || price;
}

export function Price({ price, discountedPrice, large = false }: Prices & { large?: boolean }) {
  return (
    <Flex as="p" align="baseline" gap="3" wrap="wrap">
      <chakra.strong textStyle={large ? 'xl' : 'lg'} fontWeight="700">
        {rupees(getPayablePrice({ price, discountedPrice }))}
      </chakra.strong>
      {discountedPrice ? (
        <chakra.s color="fg.muted" textStyle="sm" textDecoration="line-through">
          <span className="sr-only">{`${text.originalPrice} `}</span>
          <span>{rupees(price)}</span>
        </chakra.s>
      ) : null}
    </Flex>
  );
}
