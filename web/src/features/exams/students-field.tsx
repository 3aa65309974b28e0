import { Box } from '@chakra-ui/react/box';
import type { Student } from '@institute/sdk';
import { useMemo } from 'react';
import { ChooseMany } from '../../ui/combobox/multi-combobox.tsx';
import type { Option } from '../../ui/combobox/option.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { ExamStudentsChoice } from './use-exam-students.ts';

/** The students who sit in an exam, of those in its course and batch. */
export function StudentsField({ choice, error }: { choice: ExamStudentsChoice; error: string | undefined }) {
  const options = useMemo(() => choice.offered.map(toOption), [choice.offered]);
  return (
    <Box display="grid" gap="2" gridColumn="1 / -1" aria-busy={(choice.asked && !choice.known && !choice.failed) || undefined}>
      <ChooseMany
        label="Students"
        hint={hintOf(choice)}
        error={error}
        required
        names={{ offered: 'Students to choose from', chosen: 'Chosen students' }}
        options={options}
        values={choice.values}
        onChange={choice.choose}
      />
      {choice.failed && <RetryButton pending={choice.trying} onPress={choice.retry} />}
      <Box role="status" textStyle="sm" color="warning.fg">
        {choice.dropped > 0 && droppedText(choice.dropped)}
      </Box>
    </Box>
  );
}

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

function hintOf({ asked, failed, known, offered }: ExamStudentsChoice): string {
  if (!asked) return 'Choose the course and the batch first.';
  if (failed) return 'The students could not be loaded.';
  if (!known) return 'The students are loading.';
  return offered.length > 0 ? 'By name or roll no' : 'There is no student in this batch and course.';
}

function droppedText(dropped: number): string {
  return dropped === 1
    ? '1 chosen student is not in this batch and course, and was taken off.'
    : `${dropped} chosen students are not in this batch and course, and were taken off.`;
}
