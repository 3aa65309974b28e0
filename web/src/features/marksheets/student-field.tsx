import type { Student } from '@institute/sdk';
import { useMemo, useRef } from 'react';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import type { Option } from '../../ui/combobox/option.ts';
import { Flex } from '../../ui/flex.ts';
import { useFieldError } from '../../ui/form/use-form.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import { StudentSelect } from './student-select.tsx';

/** Shorter lists need no search. */
const minSearchOptions = 15;
/** Longer lists get a combobox in place of the native select. */
const maxSelectOptions = 200;

interface StudentFieldProps {
  students: readonly Student[] | undefined;
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
  value: string;
  onChange: (id: string) => void;
}

/** The student of the marksheet: a native select with a search, or a combobox when there are many students. */
export function StudentField({ students, isError, isFetching, onRetry, value, onChange }: StudentFieldProps) {
  const selectRef = useRef<HTMLSelectElement>(null);
  const options = useMemo(() => (students ?? []).map(toOption), [students]);
  const error = useFieldError('student');
  if (options.length > maxSelectOptions) {
    const texts = { label: 'Student', hint: 'By name or roll no', listLabel: 'Available students', clearLabel: 'Change student' };
    return <Combobox {...texts} {...{ options, value, onChange, error }} required />;
  }
  return (
    <Flex flexDirection="column" gap="2">
      <StudentSelect
        ref={selectRef}
        {...{ options, value, onChange, error }}
        // Most centres have many students, so the search is there while they load.
        hasSearch={!students || options.length >= minSearchOptions}
        placeholder={getPlaceholder(students, isError)}
      />
      {isError && <RetryButton fallbackFocusRef={selectRef} pending={isFetching} onRetry={onRetry} />}
    </Flex>
  );
}

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

function getPlaceholder(students: readonly Student[] | undefined, isError: boolean): string {
  if (isError) return 'The students could not be loaded';
  if (!students) return 'Loading students…';
  return students.length > 0 ? 'Select a student' : 'No students yet';
}
