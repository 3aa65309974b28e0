import './carousel.css';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useEffect, useRef, useState } from 'react';
import imported from 'react-slick';
import * as text from '#text/home.ts';
import { IconButton } from '#ui/button.tsx';
import { BackIcon, ForwardIcon } from '#ui/icons.tsx';
import { type Pause, PauseButton } from './pause-button.tsx';
import { controlsHeight, Slide, type SlideContent, SlideViewport } from './slide-row.tsx';

interface MovingSlidesProps {
  slides: readonly SlideContent[];
  intervalMs: number;
  count: number;
  pause: Pause;
}

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
      <Grid gridTemplateColumns="1fr auto 1fr" alignItems="center" gap="3" height={controlsHeight}>
        <Flex gridColumn="2" gap="2">
          <IconButton variant="outline" aria-label={text.previousSlide} onClick={() => slider.current?.slickPrev()}>
            <BackIcon />
          </IconButton>
          {!reducedMotion && <PauseButton variant="outline" of={text.slides} isPaused={pause.isPaused} onClick={pause.toggle} />}
          <IconButton variant="outline" aria-label={text.nextSlide} onClick={() => slider.current?.slickNext()}>
            <ForwardIcon />
          </IconButton>
        </Flex>
        <Box textStyle="sm" color="fg.muted" aria-live={isMoving ? 'off' : 'polite'}>
          {text.position(current + 1, slides.length)}
        </Box>
      </Grid>
    </>
  );
}

type SliderClass = typeof imported;

/** The package is CommonJS: bundlers import its `default`, Node and Vitest the object that contains it. */
function unwrap(module: SliderClass | { default: SliderClass }): SliderClass {
  return 'default' in module ? module.default : module;
}

const Slider = unwrap(imported);
type Slider = InstanceType<SliderClass>;
