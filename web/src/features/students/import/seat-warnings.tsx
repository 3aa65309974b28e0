import type { Batch } from '@institute/sdk';
import { Box } from '../../../ui/box.ts';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { findCrowdedBatches } from './crowded-batches.ts';
import type { ImportOptions } from './form-values.ts';

interface SeatWarningsProps {
  values: GridValues;
  options: ImportOptions;
  batches: readonly Batch[];
}

/** Tells which batches have fewer seats than the table has students for them. Whether a seat is free, only the server knows. */
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
          {`${batch.title} has ${batch.studentLimit} ${batch.studentLimit === 1 ? 'seat' : 'seats'}, and the table has ${students} students for it.`}
        </Box>
      ))}
    </div>
  );
}
