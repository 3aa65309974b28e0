import { useApi } from '@institute/sdk/react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import type { BulkRow } from '../../../lib/bulk/bulk-item.ts';
import { useBulkRun } from '../../../lib/bulk/use-bulk-run.ts';
import { useQuietMutation } from '../../../lib/bulk/use-quiet-mutation.ts';
import { preparePhoto } from '../../../ui/photo/prepare-photo.ts';
import { createImportMemory } from './import-memory.ts';
import { createSendStudent } from './send-student.ts';

/** The run that creates the students one by one, and what it keeps in this page only. */
export function useStudentRun(photosRef: RefObject<ReadonlyMap<string, File>>) {
  const createStudent = useQuietMutation(useApi().mutations.createStudent());
  const [memory] = useState(createImportMemory);
  const { slips, given, fullBatches } = useSyncExternalStore(memory.subscribe, memory.get, memory.get);
  const send = createSendStudent({ memory, getPhoto: (id) => photosRef.current.get(id), preparePhoto, createStudent });
  const bulk = useBulkRun({ name: 'students', send, concurrency: 1 });
  const retry = (ids: readonly string[]) => {
    memory.setOpen(bulk.items.flatMap(({ id, values }) => (ids.includes(id) && values.batch ? [values.batch] : [])));
    bulk.retry(ids);
  };
  const remove = (ids: readonly string[]) => {
    const removed = bulk.items.filter(({ id, status }) => status !== 'sending' && ids.includes(id));
    memory.discard(removed.map(({ id }) => id));
    bulk.remove(ids);
  };
  const stop = () => {
    memory.discard(bulk.items.filter(({ status }) => status === 'waiting').map(({ id }) => id));
    bulk.stop();
  };
  /** Puts changed rows into the place of theirs. Their passwords stay. */
  const replace = (rows: readonly BulkRow[]) => {
    bulk.remove(rows.map(({ id }) => id));
    bulk.add(rows);
  };
  return { bulk: { ...bulk, retry, remove, stop }, replace, memory, slips, given, fullBatches };
}

export type StudentRun = ReturnType<typeof useStudentRun>;
