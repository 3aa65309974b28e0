import { useListBatches, useListCourses } from '@institute/sdk/react';
import { useState } from 'react';
import { toBatchOptions } from './batch-options.ts';

/** The chosen course and batch. The only one of either is chosen from the start. */
export function useBatchChoice() {
  const courses = useListCourses().data?.courses ?? [];
  const batches = toBatchOptions(useListBatches().data ?? { batches: [] });
  const [courseId, setCourseId] = useState('');
  const [batchId, setBatchId] = useState('');
  return {
    courseId: courseId || getOnly(courses.map(({ _id }) => _id)),
    batchId: batchId || getOnly(batches.map(({ value }) => value)),
    setCourseId,
    setBatchId,
  };
}

export type BatchChoice = ReturnType<typeof useBatchChoice>;

function getOnly([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : '';
}
