import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NoTranslate } from './no-translate.tsx';

interface ContactCardProps {
  icon: ReactNode;
  label: string;
  href: string;
  deep?: boolean;
  children: ReactNode;
}

export function ContactCard({ icon, label, href, deep = false, children }: ContactCardProps) {
  return (
    <Anchor href={href} deep={deep}>
      <Box color={deep ? 'accent.solid' : 'accent.fg'} textStyle="lg" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0">
        <Box textStyle="sm" color={deep ? 'fg.onDeepMuted' : 'fg.muted'}>
          {label}
        </Box>
        <Box fontWeight="650" overflowWrap="anywhere">
          <NoTranslate>{children}</NoTranslate>
        </Box>
      </Box>
    </Anchor>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4' },
    padding: { base: '3', sm: '4' },
    borderRadius: 'md',
    borderWidth: '1px',
  },
  variants: {
    deep: {
      true: { borderColor: 'border.onDeep', _hover: { bg: 'bg.deepest' }, _focusVisible: { outlineColor: 'accent.solid' } },
      false: { borderColor: 'border.control', _hover: { bg: 'bg.hover' } },
    },
  },
});
