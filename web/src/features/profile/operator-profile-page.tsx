import { chakra } from '@chakra-ui/react';
import type { User } from '@institute/sdk';
import { useViewer } from '../../session/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { pinCodeOf } from './pin-code.ts';

/** What the institute has of the one who runs a centre; read only. */
export function OperatorProfilePage() {
  const viewer = useViewer();
  if (viewer.status !== 'ready') return null;
  return (
    <PageBody narrow>
      <PageHeader title="My Profile" text="Your details as the institute has them. If one of them is wrong, tell the institute." />
      <Details user={viewer.user} />
    </PageBody>
  );
}

function Details({ user }: { user: User }) {
  const rows = [
    ['Full Name', user.fullName],
    ['Email', user.email],
    ['Phone', user.phone],
    ['City', user.city],
    ['Village', user.village],
    ['Pincode', pinCodeOf(user)],
  ];
  return (
    <Card as="dl" display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <chakra.dt color="fg.muted" textStyle="sm">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            {value || '-'}
          </chakra.dd>
        </div>
      ))}
    </Card>
  );
}
