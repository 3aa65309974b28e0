import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { SlideRow } from './slide-row.tsx';
import type { Shown } from './slides-to-show.ts';

/** A carousel's room before its slides are known. */
export function SlideSkeletons({ shown, children }: { shown: Shown; children: ReactNode }) {
  return (
    <Flex direction="column" gap="6" aria-hidden>
      <SlideRow shown={shown}>
        {Array.from({ length: shown.most }, (_, index) => (
          <Box key={index} display="grid" gridTemplateColumns="minmax(0, 1fr)" paddingInline="3">
            {children}
          </Box>
        ))}
      </SlideRow>
    </Flex>
  );
}
