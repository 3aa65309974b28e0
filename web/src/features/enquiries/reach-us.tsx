import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon } from '../../ui/icons.tsx';
import { SocialIcon } from '../../ui/social-icons.tsx';
import { LetterPicture } from './letter-picture.tsx';

/** Every other way to the institute. */
export function ReachUs() {
  return (
    <Box as="section" aria-labelledby="reach-us" bg="bg.deep" color="fg.onDeep" borderRadius="md" overflow="hidden">
      <Box bg="teal.900">
        <LetterPicture />
      </Box>
      <Box display="grid" gap="5" p={{ base: '5', md: '6' }}>
        <Box as="h2" id="reach-us" textStyle="lg">
          Or reach us directly
        </Box>
        <Way icon={<PhoneIcon />}>
          <DeepLink href={brand.phone.href}>{brand.phone.label}</DeepLink>
        </Way>
        <Way icon={<MailIcon />}>
          <DeepLink href={`mailto:${brand.email}`}>{brand.email}</DeepLink>
        </Way>
        <Way icon={<ClockIcon />}>{brand.hours}</Way>
        <Way icon={<PlaceIcon />}>
          <chakra.address fontStyle="normal">
            {brand.address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </chakra.address>
        </Way>
        <Flex as="ul" gap="2" wrap="wrap" aria-label="Our pages elsewhere">
          {brand.social.map(({ network, label, href }) => (
            <li key={network}>
              <SocialLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                <SocialIcon network={network} />
              </SocialLink>
            </li>
          ))}
        </Flex>
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

const onDeep = { color: 'fg.onDeep', _hover: { color: 'accent.solid' }, _focusVisible: { outlineColor: 'accent.solid' } };

const DeepLink = chakra('a', {
  base: { ...onDeep, textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
});

const SocialLink = chakra('a', {
  base: {
    ...onDeep,
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'teal.600',
  },
});
