import { useViewer } from '../../session/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { operatorProfileForm } from './details/operator-profile-form.ts';
import { ProfileDetails } from './details/profile-details.tsx';

/** An operator's own profile. */
export function OperatorProfilePage() {
  const viewer = useViewer();
  if (viewer.status !== 'success') return null;
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="My Profile" text={`Signed in as ${viewer.user.email}`} />
      <Card as="section" aria-labelledby="profile-details">
        <ProfileDetails user={viewer.user} config={operatorProfileForm} />
      </Card>
    </PageBody>
  );
}
