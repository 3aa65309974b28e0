import { useDeferredValue, useRef } from 'react';
import { Flex } from '../box.ts';
import { useInView } from '../hooks/use-in-view.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { usePause } from '../hooks/use-pause.ts';
import { keepSlideFocus } from './keep-slide-focus.ts';
import { Slide, type SlideContent } from './slide.tsx';
import { SlideRow } from './slide-row.tsx';
import { type SlidesToShow, useSlidesToShow } from './slides-to-show.ts';

/** Props of `Carousel`. */
export interface CarouselProps {
  /** The accessible name. */
  name: string;
  slides: readonly SlideContent[];
  slidesToShow: SlidesToShow;
  /** Milliseconds between two moves. */
  intervalMs: number;
}

/** The slides that render until the carousel is near, so that a long one does not block the start of the page. */
const initialSlides = 6;
/** A screen away, so that a taller slide does not move what is in view. */
const nearby = { rootMargin: '100% 0px' };

const loadMovingSlides = () => import('./moving-slides.tsx');

/**
 * Slides that move by themselves. They are a static row until they are in view and react-slick has loaded, or always if all of them
 * fit side by side.
 */
export function Carousel({ name, slides, slidesToShow, intervalMs }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useSlidesToShow(slidesToShow);
  const pause = usePause();
  const isInView = useInView(ref);
  const isNear = useInView(ref, nearby);
  const module = useLazyModule(loadMovingSlides, isInView && slides.length > count);
  // The moving slides render in slices. At once, many of them would block a slow phone.
  const MovingSlides = useDeferredValue(module)?.MovingSlides;
  const isAnimated = MovingSlides && slides.length > count;
  return (
    <Flex
      ref={ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      data-moving={(isAnimated && pause.isMoving) || undefined}
      flexDirection="column"
      gap="6"
      {...pause.containerProps}
    >
      {isAnimated ? (
        <MovingSlides slides={slides} intervalMs={intervalMs} count={count} pause={pause} />
      ) : (
        <SlideRow ref={keepSlideFocus} slidesToShow={slidesToShow}>
          {(isNear ? slides : slides.slice(0, initialSlides)).map((slide, index) => (
            <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
          ))}
        </SlideRow>
      )}
    </Flex>
  );
}
