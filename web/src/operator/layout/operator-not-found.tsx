import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import * as site from '#text/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NotFoundPage } from '#ui/page/error-page.tsx';
import { NotFound } from '../records/not-found.tsx';
import { type OperatorLayoutProps, useOperator } from './operator-layout.tsx';
import { OperatorShell } from './operator-shell.tsx';

/** Shown for any unknown path below /franchise. Operators stay in their area. */
export function OperatorNotFound({ SiteShell }: OperatorLayoutProps) {
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
      <NotFound title={heads.pageNotFound} text={site.mistypedOrMoved}>
        <ButtonLink to="/franchise/dashboard">{text.goToDashboard}</ButtonLink>
      </NotFound>
    </OperatorShell>
  );
}
