import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { RegisterPage } from '#session/pages/register-page.tsx';
import { getHomePath, parseReturnPath } from '#session/roles.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/register')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({ redirect: parseReturnPath(search.redirect) }),
  beforeLoad: ({ context }) => {
    // Prerendered HTML is hydrated first; then the page itself navigates.
    const session = context.hydration.isPending() ? undefined : context.session.get();
    if (session) throw redirect({ href: getHomePath(session.user.role), replace: true });
  },
  head: () => pageHead(text.register, text.registerDescription, '/register'),
  component: RegisterRoute,
});

function RegisterRoute() {
  return <RegisterPage returnPath={useOnceHydrated(Route.useSearch().redirect)} />;
}
