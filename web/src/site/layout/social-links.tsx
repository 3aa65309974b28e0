import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#lib/brand.ts';
import * as text from '#text/common.ts';
import { SocialIcon } from '#ui/social-icons.tsx';

export function SocialLinks(props: FlexProps) {
  return (
    <Flex as="ul" gap="2" wrap="wrap" aria-label={text.socialMedia} {...props}>
      {brand.social.map(({ network, label, href }) => (
        <li key={network}>
          <SocialLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            <SocialIcon network={network} />
          </SocialLink>
        </li>
      ))}
    </Flex>
  );
}

const SocialLink = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.onDeep',
    color: 'fg.onDeep',
    _hover: { color: 'accent.solid' },
    _focusVisible: { outlineColor: 'accent.solid' },
  },
});
