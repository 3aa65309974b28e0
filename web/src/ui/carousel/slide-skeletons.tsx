import type { ReactNode } from 'react';
import { Box, Flex } from '../box.ts';

import { SlideRow } from './slide-row.tsx';
import type { SlidesToShow } from './slides-to-show.ts';

/** The placeholder of a carousel while its slides load. The child is the skeleton of one slide. */
export function SlideSkeletons({ slidesToShow, children }: { slidesToShow: SlidesToShow; children: ReactNode }) {
  return (
    <Flex flexDirection="column" gap="6" aria-hidden>
      <SlideRow slidesToShow={slidesToShow}>
        {Array.from({ length: slidesToShow.max }, (_, index) => (
          <Box key={index} display="grid" gridTemplateColumns="minmax(0, 1fr)" paddingInline="3">
            {children}
          </Box>
        ))}
      </SlideRow>
    </Flex>
  );
}
