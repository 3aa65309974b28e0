import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { from, type Shown } from './slides-to-show.ts';

export const controlsHeight = '44px';

/** What slides are seen through: they fade at its sides; rings of focus and shadows have room around. */
export const Window = chakra('div', {
  base: {
    overflow: 'clip',
    marginInline: '-3',
    marginTop: '-2',
    paddingTop: '2',
    marginBottom: '-8',
    paddingBottom: '8',
    maskImage: 'linear-gradient(to right, transparent, #000 6px, #000 calc(100% - 6px), transparent)',
  },
});

/**
 * Slides side by side that do not move, in the room that a carousel takes. All of them stand in the row, so that it is
 * as high as the highest; those out of sight cannot be reached.
 */
export function SlideRow({ shown, children }: { shown: Shown; children: ReactNode }) {
  return (
    <>
      <Window>
        <Box display="grid" gridAutoFlow="column" css={columns(shown)}>
          {children}
        </Box>
      </Window>
      <Box height={controlsHeight} />
    </>
  );
}

function columns({ most, below }: Shown) {
  const least = below[0]?.show ?? most;
  const wider = below.map(({ width }, index) => {
    const show = below[index + 1]?.show ?? most;
    return [`@media ${from(width)}`, { gridAutoColumns: `${100 / show}%`, [`& > :nth-of-type(-n + ${show})`]: { visibility: 'visible' } }];
  });
  return {
    gridAutoColumns: `${100 / least}%`,
    [`& > :nth-of-type(n + ${least + 1})`]: { visibility: 'hidden' },
    ...Object.fromEntries(wider),
  };
}
