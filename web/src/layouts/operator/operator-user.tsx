import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@institute/sdk';
import { webAddress } from '../../lib/format.ts';
import { photoAddress } from '../../lib/photo-url.ts';
import { Portrait } from '../../ui/photo/portrait.tsx';

/** Whose centre it is. */
export function OperatorPerson({ user }: { user: User }) {
  return (
    <Flex align="center" gap="3">
      <Portrait src={webAddress(photoAddress(user))} alt={`Photo of ${user.fullName}`} width="56px" />
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
