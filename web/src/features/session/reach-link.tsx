import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ReachLinkProps {
  icon: ReactNode;
  label: string;
  href: string;
  children: ReactNode;
}

/** A way to reach the institute, large enough for a thumb. */
export function ReachLink({ icon, label, href, children }: ReachLinkProps) {
  return (
    <Anchor href={href}>
      <Box color="accent.fg" textStyle="lg" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0">
        <Box textStyle="sm" color="fg.muted">
          {label}
        </Box>
        <Box fontWeight="650" overflowWrap="anywhere">
          {children}
        </Box>
      </Box>
    </Anchor>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    _hover: { bg: 'bg.hover' },
  },
});
