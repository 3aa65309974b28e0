import type { ReactNode } from 'react';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { Flex } from '../../ui/flex.ts';

interface StatCardProps {
  count: number;
  label: string;
  icon: ReactNode;
}

/** A number with its label, such as '12 Courses'. */
export function StatCard({ count, label, icon }: StatCardProps) {
  return (
    <Card as="li">
      <Flex alignItems="center" gap="2" color="fg.muted" textStyle="sm" fontWeight="600" aria-hidden>
        {icon}
        {label}
      </Flex>
      <Box as="p" mt="2" textStyle="xl" fontWeight="700">
        <span>{count}</span>
        <span className="sr-only">{` ${label}`}</span>
      </Box>
    </Card>
  );
}
