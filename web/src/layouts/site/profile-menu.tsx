import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { getArea } from '#session/roles.ts';
import { useLogout } from '#session/use-session.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronIcon } from '#ui/icons.tsx';

interface ProfileMenuProps {
  fullName: string;
  role: unknown;
}

export function ProfileMenu({ fullName, role }: ProfileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const logout = useLogout();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    triggerRef.current?.focus();
  };
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <Box position="relative" onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <Button ref={triggerRef} variant="ghost" px="3" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <chakra.span maxWidth={{ base: 'min(12ch, 32vw)', xl: '16ch' }} truncate>
          <span className="sr-only">Account: </span>
          {fullName}
        </chakra.span>
        <ChevronIcon />
      </Button>
      <Panel id={id} hidden={!isOpen}>
        <ButtonLink to={profilePath(role)} variant="ghost" justifyContent="flex-start" onClick={() => setIsOpen(false)}>
          Profile
        </ButtonLink>
        <Button variant="ghost" justifyContent="flex-start" onClick={() => void logout()}>
          Logout
        </Button>
      </Panel>
    </Box>
  );
}

const Panel = chakra(
  'div',
  recipe({
    base: {
      position: 'absolute',
      top: '100%',
      insetEnd: '0',
      zIndex: 'menu',
      marginTop: '2',
      padding: '2',
      minWidth: '192px',
      display: 'grid',
      gap: '1',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      _hidden: { display: 'none' },
    },
  }),
);

/** The target of the Profile link. Every role but the students' has the operator's profile. */
export function profilePath(role: unknown): '/user/profile' | '/franchise/profile' {
  return getArea(role) === 'student' ? '/user/profile' : '/franchise/profile';
}
