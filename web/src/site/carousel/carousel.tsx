import { Stack } from '@chakra-ui/react/stack';
import { useDeferredValue, useRef } from 'react';
import * as text from '#text/home.ts';
import { useInView, useLazyModule } from '#ui/hooks.ts';
import { usePause } from './pause-button.tsx';
import { Slide, type SlideContent, SlideRow, type SlidesToShow, useSlidesToShow } from './slide-row.tsx';

interface CarouselProps {
  name: string;
  slides: readonly SlideContent[];
  slidesToShow: SlidesToShow;
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
    <Stack
      ref={ref}
      role="group"
      aria-roledescription={text.carousel}
      aria-label={name}
      data-moving={(isAnimated && pause.isMoving) || undefined}
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
    </Stack>
  );
}

/** A ref of a row of slides: when the moving slides replace the row, the focus in a slide moves to the same slide among them. */
function keepSlideFocus(row: HTMLElement | null): () => void {
  const carousel = row?.closest('[aria-roledescription]');
  return () => {
    const slides = [...(row?.querySelectorAll('[aria-roledescription]') ?? [])];
    const index = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (index === -1) return;
    queueMicrotask(() => {
      const slide = carousel?.querySelectorAll('.slick-active [aria-roledescription]')[index];
      slide?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
}
