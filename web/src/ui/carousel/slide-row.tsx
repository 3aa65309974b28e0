import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { recipe } from '#theme/system.ts';
import { Box } from '../box.ts';
import { minWidthQuery, type SlidesToShow } from './slides-to-show.ts';

/** The height that a static row reserves for the controls of the moving one. */
export const controlsHeight = '44px';

/** Clips the slides with a fade at both sides, and leaves room for their shadows and focus rings. */
export const SlideViewport = chakra(
  'div',
  recipe({
    base: {
      overflow: 'clip',
      marginInline: '-12px',
      marginTop: '-8px',
      paddingTop: '2',
      marginBottom: '-32px',
      paddingBottom: '8',
      maskImage: 'linear-gradient(to right, transparent, #000 6px, #000 calc(100% - 6px), transparent)',
    },
  }),
);

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
        <Box display="grid" gridAutoFlow="column" css={columnStyles(slidesToShow)}>
          {children}
        </Box>
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
