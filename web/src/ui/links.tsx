import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { FunctionComponent, MouseEventHandler, ReactNode, Ref } from 'react';

export interface LinkProps extends Pick<HTMLChakraProps<'a'>, 'justifyContent' | 'justifySelf' | 'mt' | 'paddingInline' | 'textStyle'> {
  children?: ReactNode;
  className?: string;
  href?: string;
  rel?: string;
  target?: string;
  title?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/** Creates a router link from a styled anchor, which accepts `LinkProps` only: see docs/decisions.md. */
export function createRouterLink<Variants extends object>(anchor: FunctionComponent<LinkProps & Variants>) {
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
