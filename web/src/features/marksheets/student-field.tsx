import type { Student } from '@institute/sdk';
import { useMemo, useRef } from 'react';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import type { Option } from '../../ui/combobox/option.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { useFieldError } from '../../ui/form/form-errors.ts';
import { RetryButton } from '../../ui/retry-button.tsx';

/** Longer lists get a combobox with a search in place of the native select. */
const maxSelectOptions = 200;

interface StudentFieldProps {
  students: readonly Student[] | undefined;
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
  value: string;
  onChange: (id: string) => void;
}

/** The student of the marksheet: a native select, or a combobox when there are many students. */
export function StudentField({ students, isError, isFetching, onRetry, value, onChange }: StudentFieldProps) {
  const selectRef = useRef<HTMLSelectElement>(null);
  const options = useMemo(() => (students ?? []).map(toOption), [students]);
  const field = { label: 'Student', required: true, error: useFieldError('student'), value } as const;
  if (options.length > maxSelectOptions) {
    const texts = { hint: 'By name or roll no', listLabel: 'Available students', clearLabel: 'Change student' };
    return <Combobox {...field} {...texts} options={options} onChange={onChange} />;
  }
  return (
    <Flex flexDirection="column" gap="2">
      <SelectField
        ref={selectRef}
        {...field}
        options={options.map(({ value: id, label, detail }) => ({ value: id, label: detail ? `${label} (${detail})` : label }))}
        placeholder={getPlaceholder(students, isError)}
        onChange={({ target }) => onChange(target.value)}
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
