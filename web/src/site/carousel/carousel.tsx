import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';
import { onFirstInteraction } from '#lib/first-interaction.ts';
import * as text from '#text/home.ts';
import { IconButton } from '#ui/button.tsx';
import { useInView, useLazyModule, useMediaQuery } from '#ui/hooks.ts';
import { BackIcon, ForwardIcon } from '#ui/icons.tsx';
import { type Pause, PauseButton, usePause } from './pause-button.tsx';

/** How many slides are side by side below 768 px, below 991 px, and on wider screens. */
export type SlidesToShow = readonly [number, number, number];

interface CarouselProps {
  name: string;
  slides: readonly { id: string; name: string; content: ReactNode }[];
  slidesToShow: SlidesToShow;
  /** In milliseconds. */
  autoplaySpeed: number;
}

const medium = '(min-width: 768px)';
const wide = '(min-width: 991px)';
const controlsHeight = '44px';
/** The slides that render until the carousel is near, so that a long one does not block the start of the page. */
const initialSlides = 6;
/** The margin is one screen, so that a taller slide does not move the visible content. */
const nearby = { rootMargin: '100% 0px' };

/** The package is CommonJS. Its default export is an object that contains the slider, unlike its types. */
const unwrap = (exported: typeof Slider | { default: typeof Slider }) => ('default' in exported ? exported.default : exported);

let wanted: Promise<void> | undefined;

/** Waits for an interaction or for the time of a first slide, because react-slick must not delay the first screen. */
const loadSlider = async () => {
  wanted ??= new Promise((resolve) => {
    onFirstInteraction(resolve);
    setTimeout(resolve, 2000);
  });
  await wanted;
  return unwrap((await import('react-slick')).default);
};

/**
 * Slides that move by themselves. The slides are a static row until they are in view and react-slick has loaded, or always if all of them
 * fit side by side. react-slick cannot be prerendered: it writes `style` attributes, and ignores `responsive` before the first resize.
 */
export function Carousel({ name, slides, slidesToShow, autoplaySpeed }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isMedium, isWide] = [useMediaQuery(medium), useMediaQuery(wide)];
  const count = slidesToShow[Number(isMedium) + Number(isWide)] ?? 1;
  const hasMore = slides.length > count;
  const pause = usePause();
  const isInView = useInView(ref);
  const isNear = useInView(ref, nearby);
  // The moving slides render in slices. At once, many of them would block a slow phone.
  const Slider = useDeferredValue(useLazyModule(loadSlider, isInView && hasMore));
  const isAnimated = Slider && hasMore;
  const children = (isAnimated || isNear ? slides : slides.slice(0, initialSlides)).map((slide, index) => (
    <Slide key={slide.id} label={text.slideOf(slide.name, index + 1, slides.length)}>
      {slide.content}
    </Slide>
  ));
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
        <MovingSlides Slider={Slider} slidesToShow={count} autoplaySpeed={autoplaySpeed} pause={pause}>
          {children}
        </MovingSlides>
      ) : (
        <SlideRow ref={keepFocus} slidesToShow={slidesToShow}>
          {children}
        </SlideRow>
      )}
    </Stack>
  );
}

interface MovingSlidesProps {
  Slider: typeof Slider;
  slidesToShow: number;
  autoplaySpeed: number;
  pause: Pause;
  children: ReactNode[];
}

function MovingSlides({ Slider, slidesToShow, autoplaySpeed, pause, children }: MovingSlidesProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const { isMoving, reducedMotion } = pause;

  // react-slick's own pauses work for the slides only, not for the buttons below them or the focus in a link.
  useEffect(() => {
    if (isMoving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isMoving]);

  // react-slick clones slides for its infinite loop. Only visible slides are focusable, so that each slide is reachable once.
  const updateInert = () => {
    for (const slide of viewport.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = !slide.classList.contains('slick-active');
    }
  };

  return (
    <>
      <Viewport ref={viewport} css={slickStyles}>
        <Slider
          ref={slider}
          autoplay={!reducedMotion}
          autoplaySpeed={autoplaySpeed}
          slidesToShow={slidesToShow}
          arrows={false}
          pauseOnHover={false}
          accessibility={false}
          draggable={false}
          waitForAnimate={false}
          useCSS={!reducedMotion}
          onReInit={updateInert}
          beforeChange={(_, next) => setCurrent(next)}
        >
          {children}
        </Slider>
      </Viewport>
      <Grid templateColumns="1fr auto 1fr" alignItems="center" gap="3" height={controlsHeight}>
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
          {text.position(current + 1, children.length)}
        </Box>
      </Grid>
    </>
  );
}

/** The rules of slick-carousel's style sheet that react-slick depends on. */
const slickStyles = {
  '& .slick-list': { touchAction: 'pan-y' },
  '& .slick-track': { display: 'flex', position: 'relative' },
  '& .slick-slide': { flex: 'none' },
  '& .slick-slide > div': { height: 'full' },
};

interface SlideRowProps {
  ref?: (row: HTMLElement | null) => () => void;
  slidesToShow: SlidesToShow;
  children: ReactNode;
}

/** A static row of slides in the layout of a carousel. It is as tall as its tallest slide, and slides that do not fit are hidden. */
export function SlideRow({ ref, slidesToShow: [narrow, ...wider], children }: SlideRowProps) {
  const show = (count: number) => ({
    gridAutoColumns: `${100 / count}%`,
    [`& > :nth-of-type(-n + ${count})`]: { visibility: 'visible' },
  });
  const [atMedium, atWide] = wider.map(show);
  return (
    <>
      <Viewport ref={ref}>
        <Grid
          autoFlow="column"
          css={{ '& > *': { visibility: 'hidden' }, ...show(narrow), [`@media ${medium}`]: atMedium, [`@media ${wide}`]: atWide }}
        >
          {children}
        </Grid>
      </Viewport>
      <Box height={controlsHeight} />
    </>
  );
}

/** When the moving slides replace the row, the focus moves to the same link among them. */
function keepFocus(row: HTMLElement | null): () => void {
  const carousel = row?.parentElement;
  return () => {
    const links: (Element | null)[] = [...(row?.querySelectorAll('a') ?? [])];
    const index = links.indexOf(document.activeElement);
    queueMicrotask(() => carousel?.querySelectorAll<HTMLElement>('.slick-active a')[index]?.focus({ preventScroll: true }));
  };
}

const Viewport = chakra('div', {
  base: {
    overflow: 'clip',
    marginInline: '-12px',
    marginTop: '-8px',
    paddingTop: '2',
    marginBottom: '-32px',
    paddingBottom: '8',
    maskImage: 'linear-gradient(to right, transparent, #000 6px, #000 calc(100% - 6px), transparent)',
  },
});

/** The component ignores the style and the tabIndex that react-slick passes to its children. */
function Slide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SlideFrame role="group" aria-roledescription={text.slide} aria-label={label}>
      {children}
    </SlideFrame>
  );
}

export const SlideFrame = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', height: 'full', paddingInline: '3' },
});
