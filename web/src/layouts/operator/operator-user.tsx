import type { User } from '@institute/sdk';
import { httpUrl } from '../../lib/format.ts';
import { photoUrl } from '../../lib/photo-url.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { Portrait } from '../../ui/photo/portrait.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What the sidebar shows of the operator. */
export interface SidebarUser extends Partial<Pick<User, 'fullName' | 'avatar' | 'profile'>> {
  /** The profile is loading, and this is the stored session, which may have no name and no photo. */
  isLoading?: boolean;
}

export function OperatorUser({ user }: { user: SidebarUser }) {
  const { fullName, isLoading } = user;
  const photo = httpUrl(photoUrl(user));
  return (
    <Flex alignItems="center" gap="3">
      {isLoading && !photo ? (
        <Skeleton width="56px" height="70px" bg="bg.deepHover" />
      ) : (
        <Portrait src={photo} alt={`Photo of ${fullName}`} width="56px" />
      )}
      <Box minWidth="0" lineHeight="1.3">
        <Box fontWeight="700" overflowWrap="anywhere">
          {isLoading && !fullName ? <Skeleton width="128px" height="22px" bg="bg.deepHover" /> : fullName}
        </Box>
        <Box textStyle="sm" color="fg.onDeepMuted">
          Franchise
        </Box>
      </Box>
    </Flex>
  );
}
