import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import * as site from '#text/site.ts';
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
        title={heads.pageNotFound}
        illustration="signpost"
        text={site.mistypedOrMoved}
        actions={
          <>
            <ButtonLink to="/franchise/dashboard">{text.goToDashboard}</ButtonLink>
            <ButtonLink to="/" variant="outline">
              {common.goToHomepage}
            </ButtonLink>
          </>
        }
      />
    </OperatorShell>
  );
}
