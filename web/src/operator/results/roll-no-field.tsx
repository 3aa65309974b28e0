import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Strong } from '@chakra-ui/react/strong';
import type { ListStudentsResponse, Student } from '@institute/sdk';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { toLatinDigits } from '#lib/form-values.ts';
import type { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as common from '#text/common.ts';
import * as text from '#text/results.ts';
import { Field, Input } from '#ui/fields/text-field.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { type Option, OptionList, useListbox, useMatches } from '../combobox/option-search.tsx';
import { toStudentOption } from '../records/student-state.ts';
import type { ResultField } from './parse-result-form.ts';

export interface RollNoEntry {
  text: string;
  /** The student who was chosen from the list, not only typed. */
  chosen?: Student;
}

export const toEntry = (student: Student): RollNoEntry => ({ text: student.rollNo ?? '', chosen: student });

interface RollNoFieldProps {
  students: ReturnType<typeof useDeferredQuery<ListStudentsResponse>>;
  entry: RollNoEntry;
  student: Student | undefined;
  onChange: (entry: RollNoEntry) => void;
}

const none: readonly RollNoOption[] = [];

/**
 * An input for a roll number with a list of students by name or roll number. Any other number may be typed too, and the server decides
 * about it. The list is a popup, because the fields below must not move when the focus leaves the input.
 */
export function RollNoField({ students: { data, isFetched, isFetching, refetch }, entry, student, onChange }: RollNoFieldProps) {
  const value = entry.text;
  const id = useId();
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const options = useMemo(() => (data?.users ?? []).filter(({ rollNo }) => rollNo).map(toOption), [data]);
  const matches = useMatches(options, value);
  const isExpanded = isFocused && isOpen && !student && matches.length > 0;
  const handleSelect = (option: RollNoOption | undefined) => {
    if (!option) return;
    setIsOpen(false);
    onChange(toEntry(option.student));
  };
  const { input, listbox, setActiveIndex } = useListbox(isExpanded ? matches : none, handleSelect);
  const handleType = (text: string) => {
    setIsOpen(text.trim() !== '');
    setActiveIndex(0);
    onChange({ text });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'ArrowDown' && !isExpanded) {
      setIsOpen(true);
      setActiveIndex(-1);
    }
    // If no option is active, Enter submits the form.
    if (event.key !== 'Enter' || listbox.activeIndex >= 0) input.onKeyDown(event);
  };
  const handleBlur = () => {
    setIsFocused(false);
    setIsOpen(false);
    // A chosen student's number has the spelling of the list already, and to type it would undo the choice.
    if (student?.rollNo && student.rollNo !== value) onChange({ text: student.rollNo });
  };
  // Deferred, so that the input shows each letter before the options render. It closes at once.
  const popup = useDeferredValue(
    isExpanded && (
      <Box position="absolute" top="calc(100% + 4px)" insetInline="0" zIndex="menu" boxShadow="md" borderRadius="md">
        <OptionList {...listbox} label={common.students} />
      </Box>
    ),
  );
  const isUnknown = data !== undefined && !student && !isFocused && value.trim() !== '';
  return (
    <Stack gap="2">
      <Grid gap="1.5">
        <Field<ResultField> label={text.studentRollNo} name="rollNo" required>
          {(control) => (
            <Box position="relative">
              <Input
                {...input}
                {...control}
                aria-describedby={[`${id}-status`, control['aria-describedby']].filter(Boolean).join(' ')}
                autoCapitalize="characters"
                value={value}
                onChange={({ target }) => handleType(target.value)}
                onKeyDown={handleKey}
                onFocus={() => setIsFocused(true)}
                onBlur={handleBlur}
              />
              {isExpanded && popup}
            </Box>
          )}
        </Field>
        <Box id={`${id}-status`} role="status" textStyle="xs" color={isUnknown ? 'warning.fg' : 'fg.muted'} overflowWrap="anywhere">
          {student && (
            <Strong fontWeight="600" color="fg">
              {student.fullName || '-'}
            </Strong>
          )}
          {!student && (isUnknown ? common.unknownRollNo : common.byNameOrRollNo)}
        </Box>
      </Grid>
      {!data && isFetched && <RetryButton label={text.retryStudents} pending={isFetching} onRetry={() => void refetch()} />}
    </Stack>
  );
}

interface RollNoOption extends Option {
  student: Student;
}

const toOption = (student: Student): RollNoOption => ({ ...toStudentOption(student), student });

/**
 * The first student with the typed roll number: case, spaces and the script of the digits do not matter. A number in exactly the typed
 * spelling comes first, because two numbers may differ only in their spaces.
 */
export function findByRollNo(students: readonly Student[], typed: string): Student | undefined {
  const key = toKey(typed);
  if (key === '') return undefined;
  const exact = typed.trim();
  // Most numbers are ruled out by their length, because there may be 100,000 students.
  return (
    students.find(({ rollNo }) => rollNo === exact) ??
    students.find(({ rollNo }) => rollNo && (rollNo.length === key.length || /\s/.test(rollNo)) && toKey(rollNo) === key)
  );
}

function toKey(rollNo: string): string {
  return toLatinDigits(rollNo).replace(/\s+/g, '').toLowerCase();
}
