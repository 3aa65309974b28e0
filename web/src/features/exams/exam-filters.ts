import type { Exam } from '@institute/sdk';
import { isExamSoon } from '../../lib/needs.ts';
import type { Filter } from '../../ui/data-table/filters.tsx';
import { courseRowFilter } from '../courses/fields/course-row-filter.ts';

const nextWeek = { value: 'week', label: 'The next seven days' };

/** Filters of the exam list. An exam's course and batch may have been deleted. */
export function examFilters(getBatchTitle: (batch: Exam['batch']) => string): readonly Filter<Exam>[] {
  return [
    courseRowFilter,
    {
      name: 'batch',
      label: 'Batch',
      placeholder: 'All batches',
      getOption: ({ batch }) => (batch ? { value: typeof batch === 'string' ? batch : batch._id, label: getBatchTitle(batch) } : undefined),
    },
    {
      name: 'when',
      label: 'When',
      placeholder: 'Any date',
      options: [nextWeek],
      getOption: (exam) => (isExamSoon(exam, new Date()) ? nextWeek : undefined),
    },
  ];
}
