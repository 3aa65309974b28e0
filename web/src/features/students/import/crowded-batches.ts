import type { Batch } from '@institute/sdk';
import { getFreeSeats } from '../../../lib/needs.ts';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { findBatchId, type ImportOptions } from './form-values.ts';

interface CrowdedBatch {
  batch: Batch;
  /** How many rows are for it. */
  students: number;
}

/** The batches for which there are more rows than free seats. */
export function findCrowdedBatches(values: GridValues, options: ImportOptions, batches: readonly Batch[]): readonly CrowdedBatch[] {
  const counts = new Map<string, number>();
  for (const cells of Object.values(values)) {
    const batch = findBatchId(cells, options) ?? '';
    counts.set(batch, (counts.get(batch) ?? 0) + 1);
  }
  return batches
    .map((batch) => ({ batch, students: counts.get(batch._id) ?? 0 }))
    .filter(({ batch, students }) => students > (getFreeSeats(batch) ?? Number.POSITIVE_INFINITY));
}
