import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipe } from '#theme/system.ts';

/** The content of a slide. */
export interface SlideContent {
  id: string;
  name: string;
  content: ReactNode;
}

interface SlideProps {
  slide: SlideContent;
  index: number;
  count: number;
}

/** One slide. It ignores the style and tabIndex props that react-slick passes to its children. */
export function Slide({ slide, index, count }: SlideProps) {
  return (
    <Box role="group" aria-roledescription="slide" aria-label={`${slide.name}, ${index + 1} of ${count}`}>
      {slide.content}
    </Box>
  );
}

const Box = chakra('div', recipe({ base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', height: 'full', paddingInline: '3' } }));
