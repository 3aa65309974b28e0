import { ButtonLink } from '../../ui/button.tsx';
import { StatePage } from '../../ui/state-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { useOperator } from './operator-layout.tsx';

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
