import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { createRouterLink } from './router-link.ts';

const Anchor = chakra(
  'a',
  recipe({
    base: {
      color: 'fg.brand',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
  }),
);

/** A link inside text. */
export const TextLink = createRouterLink(Anchor);
