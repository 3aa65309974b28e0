import './carousel.css';
import { useEffect, useRef, useState } from 'react';
import type { usePausing } from '../hooks/use-pause.ts';
import type { CarouselProps } from './carousel.tsx';
import { Controls } from './controls.tsx';
import { Slide } from './slide.tsx';
import { Window } from './slide-row.tsx';
import { Slider } from './slider.ts';

interface MovingSlidesProps extends Pick<CarouselProps, 'slides' | 'every'> {
  show: number;
  pausing: ReturnType<typeof usePausing>;
}

/** The slides on react-slick, and what moves them. */
export function MovingSlides({ slides, every, show, pausing }: MovingSlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const { moving, still } = pausing;

  // Its own autoplay waits 50 ms longer than told, and does not start again once it has been paused.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => slider.current?.slickNext(), every);
    return () => clearInterval(timer);
  }, [moving, every]);

  // A copy in sight stands for its original, which then is out of sight: each slide can be reached once.
  const markHidden = () => {
    for (const slide of box.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = !slide.classList.contains('slick-active');
    }
  };

  return (
    <>
      <Window ref={box}>
        <Slider
          ref={slider}
          slidesToShow={show}
          arrows={false}
          accessibility={false}
          draggable={false}
          waitForAnimate={false}
          useCSS={!still}
          onReInit={markHidden}
          beforeChange={(_, next) => setCurrent(next)}
        >
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
          ))}
        </Slider>
      </Window>
      <Controls
        pausing={pausing}
        position={`${current + 1} of ${slides.length}`}
        onPrevious={() => slider.current?.slickPrev()}
        onNext={() => slider.current?.slickNext()}
      />
    </>
  );
}
