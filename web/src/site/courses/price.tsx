import { Flex } from '@chakra-ui/react/flex';
import { Strong } from '@chakra-ui/react/strong';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
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
      <Strong textStyle={large ? 'xl' : 'lg'} fontWeight="700">
        {rupees(getPayablePrice({ price, discountedPrice }))}
      </Strong>
      {discountedPrice ? (
        <chakra.s color="fg.muted" textStyle="sm" textDecoration="line-through">
          <VisuallyHidden>{`${text.originalPrice} `}</VisuallyHidden>
          <span>{rupees(price)}</span>
        </chakra.s>
      ) : null}
    </Flex>
  );
}
