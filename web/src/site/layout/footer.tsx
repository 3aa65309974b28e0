import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#lib/brand.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/site.ts';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { SocialLinks } from './social-links.tsx';

const footerNavigation = [
  {
    heading: text.institute,
    links: [
      { label: heads.about, to: '/about-us' },
      { label: heads.franchise, to: '/franchise' },
      { label: text.support, to: '/contact-us' },
    ],
  },
  {
    heading: text.policies,
    links: [
      { label: heads.terms, to: '/terms-condition' },
      { label: heads.privacyPolicy, to: '/privacy-policy' },
      { label: heads.paymentPolicy, to: '/payment-policy' },
      { label: heads.refundPolicy, to: '/refund-policy' },
    ],
  },
] as const;

export function Footer() {
  return (
    // The room for toasts at the end of the page belongs to the footer.
    <Box
      as="footer"
      bg="bg.deep"
      color="fg.onDeep"
      mt="auto"
      mb="calc(-1 * var(--page-toast-inset))"
      pb="var(--page-toast-inset)"
      _print={{ display: 'none' }}
    >
      <Container display="grid" gap="8" gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }} paddingBlock="12">
        <div>
          <Box textStyle="lg" fontWeight="700">
            <NoTranslate>{brand.name}</NoTranslate>
          </Box>
          <Text color="fg.onDeepMuted" mt="2" maxW="40ch">
            {text.whatWeTeach}
          </Text>
          <SocialLinks mt="6" />
        </div>
        <Flex as="nav" aria-label={text.footer} wrap="wrap" columnGap={{ base: '12', md: '16' }} rowGap="8">
          {footerNavigation.map(({ heading, links }) => (
            <Box key={heading}>
              <Heading textStyle="md" mb="2">
                {heading}
              </Heading>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <TextLink
                      to={to}
                      variant="plain"
                      display="inline-flex"
                      alignItems="center"
                      minHeight="36px"
                      color="fg.onDeep"
                      _focusVisible={{ outlineColor: 'accent.solid' }}
                    >
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Box>
          ))}
        </Flex>
      </Container>
      <Box borderTopWidth="1px" borderTopColor="bg.deepHover">
        <Container paddingBlock="4" textStyle="sm" color="fg.onDeepMuted">
          <NoTranslate>{`© ${brand.name}`}</NoTranslate>
        </Container>
      </Box>
    </Box>
  );
}
