import { Box, chakra, Flex } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { brand } from '../brand.ts';
import { Container } from '../ui/container.tsx';
import { SocialIcon } from '../ui/social-icons.tsx';
import { footerNavigation } from './navigation.ts';

export function Footer() {
  return (
    <Box as="footer" bg="bg.deep" color="fg.onDeep" mt="auto" _print={{ display: 'none' }}>
      <Container display="grid" gap="8" gridTemplateColumns={{ base: '1fr', md: '2fr 1fr auto' }} paddingBlock="12">
        <Box>
          <Box textStyle="lg" fontWeight="700">
            {brand.name}
          </Box>
          <Box as="p" color="fg.onDeepMuted" mt="2" maxW="40ch">
            Computer courses, skill courses and entrance coaching, taught in small batches close to home.
          </Box>
        </Box>
        <Flex as="nav" aria-label="Footer" direction="column" gap="1">
          {footerNavigation.map(({ label, to }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
        </Flex>
        <Flex as="ul" gap="2" aria-label="Social media">
          {brand.social.map(({ network, label, href }) => (
            <li key={network}>
              <SocialLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                <SocialIcon network={network} />
              </SocialLink>
            </li>
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

const link = { color: 'fg.onDeep', _hover: { color: 'accent.solid' }, _focusVisible: { outlineColor: 'accent.solid' } };

const FooterLink = createLink(
  chakra('a', {
    base: { ...link, display: 'inline-flex', alignItems: 'center', minHeight: '32px', _hover: { textDecoration: 'underline' } },
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
