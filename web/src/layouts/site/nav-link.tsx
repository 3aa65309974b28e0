import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { createRouterLink } from '../../ui/router-link.ts';

const Anchor = chakra(
  'a',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '3',
      borderRadius: 'md',
      fontWeight: '550',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover' },
      _currentPage: {
        color: 'fg.brand',
        boxShadow: 'inset 0 -3px 0 var(--color-accent-solid)',
        borderBottomRadius: '0',
        // Forced colors remove shadows.
        '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
      },
    },
  }),
);

/** A link of the navigation. The router sets aria-current on the current one. */
export const NavLink = createRouterLink(Anchor);
