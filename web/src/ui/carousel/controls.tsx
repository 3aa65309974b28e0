import { Grid } from '@chakra-ui/react/grid';
import { Box, Flex } from '../box.ts';
import { IconButton } from '../button.tsx';

import type { Pause } from '../hooks/use-pause.ts';
import { BackIcon, ForwardIcon } from '../icons.tsx';
import { PauseButton } from '../pause-button.tsx';
import { controlsHeight } from './slide-row.tsx';

interface ControlsProps {
  pause: Pause;
  /** The position of the first visible slide, as in '2 of 5'. */
  position: string;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons below a carousel. */
export function Controls({ pause, position, onPrevious, onNext }: ControlsProps) {
  return (
    <Grid gridTemplateColumns="1fr auto 1fr" alignItems="center" gap="3" height={controlsHeight}>
      <Flex gridColumn="2" gap="2">
        <IconButton variant="outline" aria-label="Previous slide" onClick={onPrevious}>
          <BackIcon />
        </IconButton>
        {!pause.reducedMotion && <PauseButton variant="outline" of="slides" isPaused={pause.isPaused} onClick={pause.toggle} />}
        <IconButton variant="outline" aria-label="Next slide" onClick={onNext}>
          <ForwardIcon />
        </IconButton>
      </Flex>
      <Box textStyle="sm" color="fg.muted" aria-live={pause.isMoving ? 'off' : 'polite'}>
        {position}
      </Box>
    </Grid>
  );
}
