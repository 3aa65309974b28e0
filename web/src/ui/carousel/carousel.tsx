import { Flex } from '@chakra-ui/react/flex';
import { useRef } from 'react';
import { useLater, useSeen } from '../hooks/use-lazy-module.ts';
import { usePausing } from '../hooks/use-pause.ts';
import { Slide, type SlideContent } from './slide.tsx';
import { SlideRow } from './slide-row.tsx';
import { type Shown, useShown } from './slides-to-show.ts';

export interface CarouselProps {
  name: string;
  slides: readonly SlideContent[];
  shown: Shown;
  /** Milliseconds from one move to the next. */
  every: number;
}

const loadMoving = () => import('./moving-slides.tsx');

/** Slides that move on by themselves. They stand still until they are seen and their library is here, and where all are in sight. */
export function Carousel({ name, slides, shown, every }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const show = useShown(shown);
  const pausing = usePausing();
  const Moving = useLater(loadMoving, useSeen(box) && slides.length > show)?.MovingSlides;
  const runs = Moving && slides.length > show;
  return (
    <Flex
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      data-moving={(runs && pausing.moving) || undefined}
      direction="column"
      gap="6"
      {...pausing.watch}
    >
      {runs ? (
        <Moving slides={slides} every={every} show={show} pausing={pausing} />
      ) : (
        <SlideRow shown={shown}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
          ))}
        </SlideRow>
      )}
    </Flex>
  );
}
