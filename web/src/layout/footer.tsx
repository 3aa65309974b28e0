import { Box, chakra, Flex } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { brand } from '../brand.ts';
import { Container } from '../ui/container.tsx';
import { SocialIcon } from '../ui/social-icons.tsx';
import { footerNavigation } from './navigation.ts';

export function Footer() {
  return (
    <Box as="footer" bg="bg.deep" color="fg.onDeep" mt="auto" _print={{ display: 'none' }}>
      <Container display="grid" gap="8" gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }} paddingBlock="12">
        <Institute />
        <Flex as="nav" aria-label="Footer" wrap="wrap" columnGap={{ base: '12', md: '16' }} rowGap="8">
          {footerNavigation.map(({ heading, links }) => (
            <Box key={heading}>
              <Box as="h2" textStyle="md" mb="2">
                {heading}
              </Box>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </Box>
          ))}
        </Flex>
      </Container>
      <Box borderTopWidth="1px" borderTopColor="teal.700">
        <Container paddingBlock="4" textStyle="sm" color="fg.onDeepMuted">
          © {brand.name}
        </Container>
      </Box>
    </Box>
  );
}

/** Who it is, and where else it is found. */
function Institute() {
  return (
    <Box>
      <Box textStyle="lg" fontWeight="700">
        {brand.name}
      </Box>
      <Box as="p" color="fg.onDeepMuted" mt="2" maxW="40ch">
        Computer courses, skill courses and entrance coaching, taught in small batches close to home.
      </Box>
      <Flex as="ul" gap="2" mt="6" aria-label="Social media">
        {brand.social.map(({ network, label, href }) => (
          <li key={network}>
            <SocialLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
              <SocialIcon network={network} />
            </SocialLink>
          </li>
        ))}
      </Flex>
    </Box>
  );
}

const link = { color: 'fg.onDeep', _hover: { color: 'accent.solid' }, _focusVisible: { outlineColor: 'accent.solid' } };

const FooterLink = createLink(
  chakra('a', {
    base: { ...link, display: 'inline-flex', alignItems: 'center', minHeight: '36px', _hover: { textDecoration: 'underline' } },
  }),
);

const SocialLink = chakra('a', {
  base: {
    ...link,
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'teal.600',
  },
});
