import { Flex } from '@chakra-ui/react/flex';
import type { Student } from '@institute/sdk';
import { useMemo, useRef } from 'react';
import { ChooseOne } from '../../ui/combobox/combobox.tsx';
import type { Option } from '../../ui/combobox/option.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';

/** The browser's own list is the most comfortable one, up to about here. */
const listable = 200;

interface StudentFieldProps {
  students: readonly Student[] | undefined;
  /** They could not be loaded. */
  failed: boolean;
  trying: boolean;
  onRetry: () => void;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Whose marksheet it is; found by typing where there are too many to look through. */
export function StudentField({ students, failed, trying, onRetry, value, onChange, error }: StudentFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const options = useMemo(() => (students ?? []).map(toOption), [students]);
  const field = { label: 'Student', required: true, error, value } as const;
  if (options.length > listable) {
    const texts = { hint: 'By name or roll no', listName: 'Students to choose from', another: 'Choose another student' };
    return <ChooseOne {...field} {...texts} options={options} onChange={onChange} />;
  }
  return (
    <Flex direction="column" gap="2">
      <SelectField
        ref={select}
        {...field}
        choices={options.map(({ value: id, label, detail }) => ({ value: id, label: detail ? `${label} (${detail})` : label }))}
        placeholder={placeholderOf(students, failed)}
        onChange={({ target }) => onChange(target.value)}
      />
      {failed && <RetryButton heir={select} pending={trying} onPress={onRetry} />}
    </Flex>
  );
}

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

function placeholderOf(students: readonly Student[] | undefined, failed: boolean): string {
  if (failed) return 'The students could not be loaded';
  if (!students) return 'The students are loading';
  return students.length > 0 ? 'Choose a student' : 'There is no student yet';
}
