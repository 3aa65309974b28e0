import type { ImportOptions } from './form-values.ts';
import { FullBatch } from './full-batch.tsx';
import { findRowsOfFullBatch } from './send-student.ts';
import type { StudentRun } from './use-student-run.ts';

/** The batches that have turned out to be full, with the rows that wait for another one. */
export function FullBatches({ run, options }: { run: StudentRun; options: ImportOptions }) {
  const { bulk, replace, fullBatches } = run;
  if (bulk.isRunning) return null;
  return Object.entries(fullBatches).map(([batch, message]) => {
    const items = findRowsOfFullBatch(bulk.items, batch, message);
    if (items.length === 0) return null;
    const move = (newBatch: string) =>
      replace(items.map(({ id, label, values }) => ({ id, label, values: { ...values, batch: newBatch } })));
    return (
      <FullBatch
        key={batch}
        title={options.batches.find(({ value }) => value === batch)?.label ?? 'The batch'}
        items={items}
        batches={options.batches.filter(({ value }) => !(value in fullBatches))}
        onMove={move}
      />
    );
  });
}
