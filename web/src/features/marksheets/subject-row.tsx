import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { isBlank, totalMarks } from './subjects.ts';
import type { Subjects } from './use-subjects.ts';

interface SubjectRowProps {
  subjects: Subjects;
  /** The subjects that can be added. */
  offered: readonly string[];
  placeholder: string;
  hint: string | undefined;
  /** What is wrong with the subjects as a whole. */
  error: string | undefined;
  first: RefObject<HTMLSelectElement | null>;
}

/** One subject more, with its marks. Its fields are no part of what the form sends. */
export function SubjectRow({ subjects: { draft, problems, type, add, clear }, offered, placeholder, hint, error, first }: SubjectRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const addAndGoOn = () => {
    if (add()) first.current?.focus();
    else if (row.current) focusFirstInvalid(row.current);
  };
  const marks = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 6,
    required: true,
    // Enter would send the marksheet.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      addAndGoOn();
    },
  } as const;
  return (
    <>
      <Box
        ref={row}
        gridColumn="1 / -1"
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Box gridColumn="1 / -1">
          <SelectField
            ref={first}
            label="Subject"
            hint={hint}
            placeholder={placeholder}
            choices={offered.map((subject) => ({ value: subject, label: subject }))}
            value={draft.subject}
            onChange={({ target }) => type({ subject: target.value })}
            required
            error={problems.subject ?? error}
          />
        </Box>
        <TextField
          label="Marks Obtained"
          value={draft.marksObtain}
          onChange={({ target }) => type({ marksObtain: target.value })}
          error={problems.marksObtain}
          {...marks}
        />
        <TextField
          label="Practical Marks"
          value={draft.practicalMarks}
          onChange={({ target }) => type({ practicalMarks: target.value })}
          error={problems.practicalMarks}
          {...marks}
        />
        <TextField label="Total Marks" defaultValue={totalMarks} readOnly />
      </Box>
      <Flex gridColumn="1 / -1" gap="3" wrap="wrap">
        <Button variant="outline" onClick={addAndGoOn}>
          <PlusIcon />
          Add Subject
        </Button>
        {!isBlank(draft) && (
          <Button
            variant="ghost"
            onClick={() => {
              clear();
              first.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </Flex>
    </>
  );
}
