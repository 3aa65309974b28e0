import { useApi } from '@institute/sdk/react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useBulkRun } from '../../../lib/bulk/use-bulk-run.ts';
import { useQuietMutation } from '../../../lib/bulk/use-quiet-mutation.ts';
import { preparePhoto } from '../../../ui/photo/prepare-photo.ts';
import { createImportMemory } from './import-memory.ts';
import { createSendStudent } from './send-student.ts';

/** The run that creates the students one by one, and what it keeps in this page only. */
export function useStudentRun(photosRef: RefObject<ReadonlyMap<string, File>>) {
  const createStudent = useQuietMutation(useApi().mutations.createStudent());
  const [memory] = useState(createImportMemory);
  const { slips, fullBatches } = useSyncExternalStore(memory.subscribe, memory.get, memory.get);
  const send = createSendStudent({ memory, getPhoto: (id) => photosRef.current.get(id), preparePhoto, createStudent });
  const bulk = useBulkRun({ name: 'students', send, concurrency: 1 });
  const retry = (ids: readonly string[]) => {
    memory.setOpen(bulk.items.flatMap(({ id, values }) => (ids.includes(id) && values.batch ? [values.batch] : [])));
    bulk.retry(ids);
  };
  return { bulk: { ...bulk, retry }, memory, slips, fullBatches };
}

export type StudentRun = ReturnType<typeof useStudentRun>;
