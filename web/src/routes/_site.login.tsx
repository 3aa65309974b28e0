import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { LoginPage } from '#session/pages/login-page.tsx';
import { parseReturnPath, pathAfterLogin } from '#session/roles.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({ redirect: parseReturnPath(search.redirect) }),
  beforeLoad: ({ context, search }) => {
    // Prerendered HTML is hydrated first; then the page itself navigates.
    const session = context.hydration.isPending() ? undefined : context.session.get();
    if (session) throw redirect({ href: pathAfterLogin(session.user.role, search.redirect), replace: true });
  },
  head: () => pageHead(text.login, text.loginDescription, '/login'),
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginPage returnPath={useOnceHydrated(Route.useSearch().redirect)} />;
}
