import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@institute/sdk';
import { brand } from '../../lib/brand.ts';
import { dashDate } from '../../lib/dates.ts';
import { webAddress } from '../../lib/format.ts';
import { photoAddress } from '../../lib/photo-url.ts';
import { Card } from '../../ui/card.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Verbatim } from '../../ui/no-translate.tsx';
import { Portrait } from '../../ui/photo/portrait.tsx';
import { PhotoActions } from './photo/photo-actions.tsx';

/** The card of a student, as one carries it: photo, name, email, Student Id and the day of joining. */
export function StudentCard({ user }: { user: User }) {
  return (
    <Card as="section" aria-labelledby="student-card" padding="0" overflow="hidden">
      <Flex align="center" gap="3" px={{ base: '5', md: '6' }} py="4" bg="bg.deep" color="fg.onDeep">
        <Mark />
        <Box lineHeight="1.2">
          <Box fontWeight="700">
            <Verbatim>{brand.name}</Verbatim>
          </Box>
          <Box as="h2" id="student-card" textStyle="sm" color="fg.onDeepMuted">
            Student Card
          </Box>
        </Box>
      </Flex>
      <Box height="1" bg="accent.solid" aria-hidden />
      <Box p={{ base: '5', md: '6' }} display="grid" gap="5">
        <Box display="grid" gap="5" gridTemplateColumns="112px minmax(0, 1fr)" alignItems="center">
          <Portrait src={webAddress(photoAddress(user))} alt={`Photo of ${user.fullName}`} width="112px" />
          <Facts facts={{ Name: user.fullName, 'Student Id': user.rollNo }} />
        </Box>
        <Facts facts={{ Email: user.email, 'Join Date': dashDate(user.createdAt) }} sideBySide />
        <PhotoActions user={user} />
      </Box>
    </Card>
  );
}

interface FactsProps {
  facts: Record<string, string | undefined>;
  /** Beside each other where there is room. */
  sideBySide?: boolean;
}

function Facts({ facts, sideBySide = false }: FactsProps) {
  return (
    <Box as="dl" display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: sideBySide ? 'auto auto' : 'minmax(0, 1fr)' }}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <chakra.dt color="fg.muted" textStyle="sm">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600" textStyle={sideBySide ? 'md' : 'lg'} overflowWrap="anywhere">
            <Verbatim>{value || '-'}</Verbatim>
          </chakra.dd>
        </div>
      ))}
    </Box>
  );
}
