import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface CountCardProps {
  count: number;
  label: string;
  icon: ReactNode;
}

/** '12 Courses' */
export function CountCard({ count, label, icon }: CountCardProps) {
  return (
    <Card as="li">
      <Flex align="center" gap="2" color="fg.muted" textStyle="sm" fontWeight="600" aria-hidden>
        {icon}
        {label}
      </Flex>
      <Box as="p" mt="2" textStyle="xl" fontWeight="700">
        <span>{count}</span>
        <Box as="span" srOnly>
          {` ${label}`}
        </Box>
      </Box>
    </Card>
  );
}
