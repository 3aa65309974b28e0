import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { IconButton } from '../button.tsx';
import type { usePausing } from '../hooks/use-pause.ts';
import { BackIcon, ForwardIcon } from '../icons.tsx';
import { PauseButton } from '../pause-button.tsx';
import { controlsHeight } from './slide-row.tsx';

interface ControlsProps {
  pausing: ReturnType<typeof usePausing>;
  /** Where the first slide in sight stands. */
  position: string;
  onPrevious: () => void;
  onNext: () => void;
}

export function Controls({ pausing, position, onPrevious, onNext }: ControlsProps) {
  return (
    <Grid gridTemplateColumns="1fr auto 1fr" alignItems="center" gap="3" height={controlsHeight}>
      <Flex gridColumn="2" gap="2">
        <IconButton variant="outline" aria-label="Previous slide" onClick={onPrevious}>
          <BackIcon />
        </IconButton>
        {!pausing.still && <PauseButton variant="outline" of="slides" stopped={pausing.stopped} onClick={pausing.toggle} />}
        <IconButton variant="outline" aria-label="Next slide" onClick={onNext}>
          <ForwardIcon />
        </IconButton>
      </Flex>
      <Box textStyle="sm" color="fg.muted" aria-live={pausing.moving ? 'off' : 'polite'}>
        {position}
      </Box>
    </Grid>
  );
}
