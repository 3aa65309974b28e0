import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { brand } from '../../lib/brand.ts';
import { ReachLink } from '../../ui/contact-link.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon } from '../../ui/icons.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { LetterPicture } from './letter-picture.tsx';

/** Every other way to the institute. */
export function ReachUs() {
  return (
    <Box as="section" aria-labelledby="reach-us" bg="bg.deep" color="fg.onDeep" borderRadius="md" overflow="hidden">
      <Box bg="teal.900">
        <LetterPicture />
      </Box>
      <Box display="grid" gap="5" p={{ base: '4', sm: '5', md: '6' }}>
        <Box as="h2" id="reach-us" textStyle="lg">
          Or reach us directly
        </Box>
        <Box display="grid" gap="3">
          <ReachLink icon={<PhoneIcon />} label="Call us" href={brand.phone.href} deep>
            {brand.phone.label}
          </ReachLink>
          <ReachLink icon={<MailIcon />} label="Write an email" href={`mailto:${brand.email}`} deep>
            {brand.email}
          </ReachLink>
        </Box>
        <Way icon={<ClockIcon />}>{brand.hours}</Way>
        <Way icon={<PlaceIcon />}>
          <chakra.address fontStyle="normal">
            {brand.address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </chakra.address>
        </Way>
        <SocialLinks />
      </Box>
    </Box>
  );
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="3" align="flex-start">
      <Box color="accent.solid" pt="0.5" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}
