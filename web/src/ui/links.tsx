import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';

/** Creates a router link from a styled anchor. */
export function createRouterLink<Variants extends object>(anchor: FunctionComponent<HTMLChakraProps<'a', Variants>>) {
  return createLink(anchor);
}

const Anchor = chakra('a', {
  base: {
    color: 'fg.brand',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
});

export const TextLink = createRouterLink(Anchor);
