import { ButtonLink } from '../../ui/button.tsx';
import { StatePage } from '../../ui/page/status-page.tsx';
import { NotFoundPage } from '../root/not-found-page.tsx';
import { SiteFrame } from '../site/site-shell.tsx';
import { useOperator } from './operator-layout.tsx';
import { OperatorFrame } from './operator-shell.tsx';

/** An unknown path below /franchise: an operator stays in the area, anybody else in the site. */
export function OperatorNotFound() {
  const { inside, user } = useOperator();
  if (!inside) {
    return (
      <SiteFrame>
        <NotFoundPage />
      </SiteFrame>
    );
  }
  return (
    <OperatorFrame user={user}>
      <StatePage
        title="Page Not Found"
        text="The address may be mistyped, or the page may have moved."
        actions={<ButtonLink to="/franchise/dashboard">Go to the dashboard</ButtonLink>}
      />
    </OperatorFrame>
  );
}
