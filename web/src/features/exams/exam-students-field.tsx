import type { Student } from '@institute/sdk';
import { useMemo } from 'react';
import { Box } from '../../ui/box.ts';
import { MultiCombobox } from '../../ui/combobox/multi-combobox.tsx';
import type { Option } from '../../ui/combobox/option.ts';
import { useFieldError } from '../../ui/form/use-form.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { ExamStudents } from './use-exam-students.ts';

/** A multi-select of an exam's students. The options are the students in its course and batch. */
export function ExamStudentsField({ examStudents }: { examStudents: ExamStudents }) {
  const { isEnabled, isLoaded, isError, isFetching, refetch, students, selectedIds, setSelectedIds, removedCount } = examStudents;
  const options = useMemo(() => students.map(toOption), [students]);
  return (
    <Box display="grid" gap="2" gridColumn="1 / -1" aria-busy={(isEnabled && !isLoaded && !isError) || undefined}>
      <MultiCombobox
        label="Students"
        hint={getHint(examStudents)}
        error={useFieldError('students')}
        required
        listLabel="Available students"
        selectedLabel="Selected students"
        options={options}
        values={selectedIds}
        onChange={setSelectedIds}
      />
      {isError && <RetryButton pending={isFetching} onRetry={refetch} />}
      <Box role="status" textStyle="sm" color="warning.fg">
        {removedCount > 0 && getRemovedText(removedCount)}
      </Box>
    </Box>
  );
}

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

function getHint({ isEnabled, isError, isLoaded, students }: ExamStudents): string {
  if (!isEnabled) return 'Select the course and batch first.';
  if (isError) return 'The students could not be loaded.';
  if (!isLoaded) return 'Loading students…';
  return students.length > 0 ? 'By name or roll no' : 'No students found in this course and batch.';
}

function getRemovedText(count: number): string {
  return count === 1
    ? '1 selected student is not in this course and batch and was removed.'
    : `${count} selected students are not in this course and batch and were removed.`;
}
