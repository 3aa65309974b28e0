import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Batch } from '@institute/sdk';
import * as text from '#text/batches.ts';
import { getFreeSeats } from '../records/record-status.tsx';

type Seats = Pick<Batch, 'studentLimit' | 'admittedStudents'>;

/** At this share of free seats or below, few are left. */
const fewShare = 0.2;

/** How full a batch is, in words and as the colour of its bar. */
export function getSeatsState(batch: Seats): 'unknown' | 'free' | 'few' | 'full' {
  const free = getFreeSeats(batch);
  if (free === undefined) return 'unknown';
  if (free === 0) return 'full';
  return free <= (batch.studentLimit ?? 0) * fewShare ? 'few' : 'free';
}

const colors = { unknown: 'fg.muted', free: 'brand.solid', few: 'warning.fg', full: 'warning.fg' };

/** The taken seats of a batch as a bar; its text says the same. Renders nothing if one of the two numbers is missing. */
export function SeatsBar({ batch }: { batch: Seats }) {
  const free = getFreeSeats(batch);
  const { studentLimit } = batch;
  if (free === undefined || !studentLimit) return null;
  const taken = Math.min(100, Math.max(0, Math.round(((studentLimit - free) / studentLimit) * 100)));
  return (
    <Box
      height="1.5"
      borderRadius="full"
      overflow="hidden"
      bg="bg.hover"
      color={colors[getSeatsState(batch)]}
      // Forced colors remove the background.
      outline="1px solid transparent"
      _print={{ display: 'none' }}
    >
      <svg viewBox="0 0 100 6" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={taken} height="6" fill="currentColor" />
      </svg>
    </Box>
  );
}

/** The free seats of a batch: '6 left', or 'Full'. The number is an element of its own, with nothing else in it. */
export function SeatsLeft({ batch }: { batch: Seats }) {
  const state = getSeatsState(batch);
  const free = getFreeSeats(batch);
  if (free === undefined) return <span>-</span>;
  return (
    <Box
      as="span"
      whiteSpace="nowrap"
      color={state === 'free' ? undefined : colors[state]}
      fontWeight={state === 'free' ? undefined : '600'}
    >
      {state === 'full' ? <VisuallyHidden>{free}</VisuallyHidden> : <span>{free}</span>}{' '}
      <span>{state === 'full' ? text.full : text.left}</span>
    </Box>
  );
}
