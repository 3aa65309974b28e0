import { useViewer } from '../../session/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { operatorDetails } from './details/operator-details.ts';
import { PersonalDetails } from './details/personal-details.tsx';

/** What the institute has of the one who runs a centre. */
export function OperatorProfilePage() {
  const viewer = useViewer();
  if (viewer.status !== 'ready') return null;
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="My Profile" text={`Signed in as ${viewer.user.email}`} />
      <Card as="section" aria-labelledby="personal-details">
        <PersonalDetails user={viewer.user} kind={operatorDetails} />
      </Card>
    </PageBody>
  );
}
