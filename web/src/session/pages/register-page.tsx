import { Box } from '@chakra-ui/react/box';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { homeOf } from '../roles.ts';
import { useSession } from '../use-session.ts';
import { RegisterForm } from './register-form.tsx';

/** `returnPath` goes on to the login, where it is followed. */
export function RegisterPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  // Also for a login in another tab.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: homeOf(role), replace: true });
  }, [role, navigate]);
  return (
    <PageBody narrow maxWidth="960px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title="Register" text="Make an account to buy courses and to find them in one place." />
      <Card>
        <RegisterForm onDone={() => void navigate({ to: '/login', search: { redirect: returnPath } })} />
        <Box as="p" mt="5">
          You have an account already?{' '}
          <TextLink to="/login" search={{ redirect: returnPath }}>
            Login
          </TextLink>
        </Box>
      </Card>
    </PageBody>
  );
}
