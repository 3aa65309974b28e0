import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useCallback, useSyncExternalStore } from 'react';
import * as text from '#text/home.ts';
import { subscribeToMediaQueries } from '#ui/hooks.ts';

export interface SlidesToShow {
  max: number;
  /** The counts below a width in pixels, narrowest first. */
  below: readonly { width: number; count: number }[];
}

/** A media query for screens that are at least this wide, including fractional widths. */
const minWidthQuery = (width: number) => `(min-width: ${width}px)`;

/** The count for the current screen. react-slick's own `responsive` option does not apply before the first resize. */
export function useSlidesToShow({ max, below }: SlidesToShow): number {
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeToMediaQueries(
        below.map(({ width }) => minWidthQuery(width)),
        listener,
      ),
    [below],
  );
  return useSyncExternalStore(
    subscribe,
    () => below.find(({ width }) => !matchMedia(minWidthQuery(width)).matches)?.count ?? max,
    () => max,
  );
}

export const controlsHeight = '44px';

export const SlideViewport = chakra('div', {
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

interface SlideRowProps {
  ref?: Ref<HTMLDivElement>;
  slidesToShow: SlidesToShow;
  children: ReactNode;
}

/**
 * A static row of slides in the layout of a carousel. It is as tall as its tallest slide, and those that do not fit are
 * hidden.
 */
export function SlideRow({ ref, slidesToShow, children }: SlideRowProps) {
  return (
    <>
      <SlideViewport ref={ref}>
        <Grid autoFlow="column" css={columnStyles(slidesToShow)}>
          {children}
        </Grid>
      </SlideViewport>
      <Box height={controlsHeight} />
    </>
  );
}

function columnStyles({ max, below }: SlidesToShow) {
  const narrowest = below[0]?.count ?? max;
  const wider = below.map(({ width }, index) => {
    const count = below[index + 1]?.count ?? max;
    const styles = { gridAutoColumns: `${100 / count}%`, [`& > :nth-of-type(-n + ${count})`]: { visibility: 'visible' } };
    return [`@media ${minWidthQuery(width)}`, styles];
  });
  return {
    gridAutoColumns: `${100 / narrowest}%`,
    [`& > :nth-of-type(n + ${narrowest + 1})`]: { visibility: 'hidden' },
    ...Object.fromEntries(wider),
  };
}

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
    <SlideFrame role="group" aria-roledescription={text.slide} aria-label={text.slideOf(slide.name, index + 1, count)}>
      {slide.content}
    </SlideFrame>
  );
}

const SlideFrame = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', height: 'full', paddingInline: '3' } });

export function SlideSkeletons({ slidesToShow, children }: { slidesToShow: SlidesToShow; children: ReactNode }) {
  return (
    <Stack gap="6" aria-busy aria-hidden>
      <SlideRow slidesToShow={slidesToShow}>
        {Array.from({ length: slidesToShow.max }, (_, index) => (
          <SlideFrame key={index}>{children}</SlideFrame>
        ))}
      </SlideRow>
    </Stack>
  );
}
