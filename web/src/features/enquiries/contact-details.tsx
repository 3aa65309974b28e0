import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { brand } from '../../lib/brand.ts';
import { Box } from '../../ui/box.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Flex } from '../../ui/flex.ts';
import { MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { ClockIcon, PlaceIcon } from '../../ui/topic-icons.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';

export function ContactDetails() {
  return (
    <Box as="section" aria-labelledby="contact-details" bg="bg.deep" color="fg.onDeep" borderRadius="md" overflow="hidden">
      <Box bg="bg.deepest">
        <EnvelopeIllustration />
      </Box>
      <Box display="grid" gap="5" p={{ base: '4', sm: '5', md: '6' }}>
        <Box as="h2" id="contact-details" textStyle="lg">
          Or contact us directly
        </Box>
        <Box display="grid" gap="3">
          <ContactLink icon={<PhoneIcon />} label="Call us" href={brand.phone.href} deep>
            {brand.phone.label}
          </ContactLink>
          <ContactLink icon={<MailIcon />} label="Email us" href={`mailto:${brand.email}`} deep>
            <EmailText>{brand.email}</EmailText>
          </ContactLink>
        </Box>
        <Detail icon={<ClockIcon />}>{brand.hours}</Detail>
        <Detail icon={<PlaceIcon />}>
          <chakra.address fontStyle="normal">
            {brand.address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </chakra.address>
        </Detail>
        <SocialLinks />
      </Box>
    </Box>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="3" alignItems="flex-start">
      <Box color="accent.solid" pt="0.5" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}
