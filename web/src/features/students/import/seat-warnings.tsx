import type { Batch } from '@institute/sdk';
import { getFreeSeats } from '../../../lib/needs.ts';
import { Box } from '../../../ui/box.ts';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { findCrowdedBatches } from './crowded-batches.ts';
import type { ImportOptions } from './form-values.ts';

interface SeatWarningsProps {
  values: GridValues;
  options: ImportOptions;
  batches: readonly Batch[];
}

/** Tells which batches have fewer free seats than the table has students for them. */
export function SeatWarnings({ values, options, batches }: SeatWarningsProps) {
  const crowded = findCrowdedBatches(values, options, batches);
  return (
    <div role="status">
      {crowded.map(({ batch, students }) => (
        <Box
          key={batch._id}
          as="p"
          mt="4"
          p="3"
          bg="warning.bg"
          color="warning.fg"
          borderRadius="md"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          {`${batch.title} has ${countSeats(getFreeSeats(batch))}, and the table has ${students === 1 ? '1 student' : `${students} students`} for it.`}
        </Box>
      ))}
    </div>
  );
}

function countSeats(count = 0): string {
  return count === 1 ? '1 free seat' : `${count} free seats`;
}
