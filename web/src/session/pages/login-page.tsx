import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Card } from '../../ui/card.tsx';
import { Flex } from '../../ui/flex.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { pathAfterLogin } from '../return-path.ts';
import { useSession } from '../use-session.ts';
import { LoginForm } from './login-form.tsx';
import { useRegisteredEmail } from './registered-email.ts';

export function LoginPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const role = session?.user.role;
  // Runs after a login in another tab, too.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: pathAfterLogin(role, returnPath), replace: true });
  }, [role, returnPath, navigate]);
  return (
    <PageBody narrow maxWidth="480px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title="Login" text="Sign in to see your courses and your profile." />
      <Card>
        <LoginForm email={useRegisteredEmail()} />
        <Flex flexWrap="wrap" justifyContent="space-between" gap="3" mt="6" pt="5" borderTopWidth="1px">
          <p>
            New here?{' '}
            <TextLink to="/register" search={{ redirect: returnPath }}>
              Register
            </TextLink>
          </p>
          <TextLink to="/forget-password">Forgot Password?</TextLink>
        </Flex>
      </Card>
    </PageBody>
  );
}
