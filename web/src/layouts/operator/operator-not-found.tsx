import { ButtonLink } from '#ui/button.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { NotFoundPage } from '../root/error-page.tsx';
import { SiteShell } from '../site/site-shell.tsx';
import { useOperator } from './operator-layout.tsx';
import { OperatorShell } from './operator-shell.tsx';

/** Shown for any unknown path below /franchise. Operators stay in their area. */
export function OperatorNotFound() {
  const { isOperator, user } = useOperator();
  if (!isOperator) {
    return (
      <SiteShell>
        <NotFoundPage />
      </SiteShell>
    );
  }
  return (
    <OperatorShell user={user}>
      <StatusPage
        title="Page Not Found"
        illustration="signpost"
        text="The address may be mistyped, or the page may have moved."
        actions={
          <>
            <ButtonLink to="/franchise/dashboard">Go to the dashboard</ButtonLink>
            <ButtonLink to="/" variant="outline">
              Go To Homepage
            </ButtonLink>
          </>
        }
      />
    </OperatorShell>
  );
}
