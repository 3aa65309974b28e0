import type { User } from '@institute/sdk';
import { httpUrl } from '../../lib/format.ts';
import { photoUrl } from '../../lib/photo-url.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { Portrait } from '../../ui/photo/portrait.tsx';

export function OperatorUser({ user }: { user: User }) {
  return (
    <Flex alignItems="center" gap="3">
      <Portrait src={httpUrl(photoUrl(user))} alt={`Photo of ${user.fullName}`} width="56px" />
      <Box minWidth="0" lineHeight="1.3">
        <Box fontWeight="700" overflowWrap="anywhere">
          {user.fullName}
        </Box>
        <Box textStyle="sm" color="fg.onDeepMuted">
          Franchise
        </Box>
      </Box>
    </Flex>
  );
}
