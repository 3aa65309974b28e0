import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { getHomePath } from '../roles.ts';
import { useSession } from '../use-session.ts';
import { RegisterForm } from './register-form.tsx';

/** Passes `returnPath` on to the login page. */
export function RegisterPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  // Runs after a login in another tab, too.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: getHomePath(role), replace: true });
  }, [role, navigate]);
  return (
    <PageBody narrow maxWidth="960px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title="Register" text="Create your account to buy courses and keep them in one place." />
      <Card>
        <RegisterForm
          onSuccess={(registeredEmail) => void navigate({ to: '/login', search: { redirect: returnPath }, state: { registeredEmail } })}
        />
        <Box as="p" mt="5">
          Already have an account?{' '}
          <TextLink to="/login" search={{ redirect: returnPath }}>
            Login
          </TextLink>
        </Box>
      </Card>
    </PageBody>
  );
}
