import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { FunctionComponent, MouseEventHandler, ReactNode, Ref } from 'react';

/** What a link takes besides where it leads. */
export interface LinkProps extends Pick<HTMLChakraProps<'a'>, 'justifyContent' | 'justifySelf' | 'mt' | 'paddingInline' | 'textStyle'> {
  children?: ReactNode;
  className?: string;
  href?: string;
  rel?: string;
  target?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link of the router that looks like an anchor of ours. It takes what our links need and not each of the 900 attributes and style
 * props of an anchor: TypeScript would work them all out anew for every place that a link leads to.
 */
export function createRouterLink<Look extends object>(anchor: FunctionComponent<LinkProps & Look>) {
  return createLink(anchor);
}
