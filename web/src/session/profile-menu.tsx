import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import * as common from '#text/common.ts';
import * as text from '#text/site.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { getArea } from './roles.ts';
import { useLogout } from './use-session.ts';

export function ProfileMenu({ fullName, role }: { fullName: string; role: unknown }) {
  const logout = useLogout();
  const label = (
    <chakra.span minWidth="0" maxWidth={{ base: 'min(12ch, 32vw)', xl: '16ch' }} truncate>
      <VisuallyHidden>{text.account} </VisuallyHidden>
      {fullName}
    </chakra.span>
  );
  return (
    <Menu label={label}>
      <ButtonLink to={profilePath(role)} variant="ghost">
        {common.profile}
      </ButtonLink>
      <Button variant="ghost" onClick={() => void logout()}>
        {common.logout}
      </Button>
    </Menu>
  );
}

/** The target of the Profile link. All roles except students have the operator's profile. */
export function profilePath(role: unknown): '/user/profile' | '/franchise/profile' {
  return getArea(role) === 'student' ? '/user/profile' : '/franchise/profile';
}
