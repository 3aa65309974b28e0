import { chakra } from '@chakra-ui/react/styled-system';
import { useRouterState } from '@tanstack/react-router';
import { recipe } from '../../theme/system.ts';
import { createRouterLink } from '../../ui/router-link.ts';
import { operatorLinks } from './operator-links.ts';

/** The navigation of the area. The page of a form marks the link of its list as current. */
export function OperatorNav({ onNavigate }: { onNavigate?: () => void }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Nav aria-label="Franchise">
      {operatorLinks.map(({ label, to, Icon, pages }) => (
        <NavLink key={to} to={to} onClick={onNavigate} aria-current={pages.some((page) => page === path) || undefined}>
          <Icon />
          {label}
        </NavLink>
      ))}
    </Nav>
  );
}

const Nav = chakra('nav', recipe({ base: { display: 'grid', gap: '1' } }));

const Anchor = chakra(
  'a',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      px: '3',
      borderRadius: 'md',
      fontWeight: '550',
      color: 'fg.onDeepMuted',
      _hover: { bg: 'bg.deepHover', color: 'fg.onDeep' },
      _focusVisible: { outlineColor: 'accent.solid' },
      '&[aria-current]': {
        bg: 'bg.deepHover',
        color: 'fg.onDeep',
        boxShadow: 'inset 4px 0 0 var(--color-accent-solid)',
        // Forced colors remove backgrounds and shadows.
        '@media (forced-colors: active)': { borderInlineStart: '4px solid Highlight' },
      },
    },
  }),
);

const NavLink = createRouterLink(Anchor);
