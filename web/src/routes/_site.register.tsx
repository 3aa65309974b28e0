import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '../lib/head.ts';
import { useOnceHydrated } from '../lib/hydration.tsx';
import { RegisterPage } from '../session/pages/register-page.tsx';
import { parseReturnPath } from '../session/return-path.ts';
import { homeOf } from '../session/roles.ts';

export const Route = createFileRoute('/_site/register')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({ redirect: parseReturnPath(search.redirect) }),
  beforeLoad: ({ context }) => {
    // A page of the build is taken over as it is; it leads on by itself.
    const session = context.hydration.isPending() ? undefined : context.session.get();
    if (session) throw redirect({ href: homeOf(session.user.role), replace: true });
  },
  head: () => pageHead('Register', 'Make an account to buy courses and to find the ones that you have.', '/register'),
  component: RegisterRoute,
});

function RegisterRoute() {
  return <RegisterPage returnPath={useOnceHydrated(Route.useSearch().redirect)} />;
}
