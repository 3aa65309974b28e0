import './carousel.css';
import { useEffect, useRef, useState } from 'react';
import type { Pause } from '../hooks/use-pause.ts';
import { Controls } from './controls.tsx';
import { Slide, type SlideContent } from './slide.tsx';
import { SlideViewport } from './slide-row.tsx';
import { Slider } from './slider.ts';

interface MovingSlidesProps {
  slides: readonly SlideContent[];
  /** Milliseconds between two moves. */
  intervalMs: number;
  /** How many slides are visible side by side. */
  count: number;
  pause: Pause;
}

/** Slides that react-slick moves, with their controls. */
export function MovingSlides({ slides, intervalMs, count, pause }: MovingSlidesProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const { isMoving, reducedMotion } = pause;

  // react-slick's autoplay adds 50 ms to the interval and does not start again after a pause.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => slider.current?.slickNext(), intervalMs);
    return () => clearInterval(timer);
  }, [isMoving, intervalMs]);

  // react-slick clones slides for its infinite loop. Only visible ones are focusable, so that each slide is reachable once.
  const updateInert = () => {
    for (const slide of viewport.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = !slide.classList.contains('slick-active');
    }
  };

  return (
    <>
      <SlideViewport ref={viewport}>
        <Slider
          ref={slider}
          slidesToShow={count}
          arrows={false}
          accessibility={false}
          draggable={false}
          waitForAnimate={false}
          useCSS={!reducedMotion}
          onReInit={updateInert}
          beforeChange={(_, next) => setCurrent(next)}
        >
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
          ))}
        </Slider>
      </SlideViewport>
      <Controls
        pause={pause}
        position={`${current + 1} of ${slides.length}`}
        onPrevious={() => slider.current?.slickPrev()}
        onNext={() => slider.current?.slickNext()}
      />
    </>
  );
}
