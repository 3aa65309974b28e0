import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { isBlank, totalMarks } from './parse-subject-form.ts';
import type { Subjects } from './use-subjects.ts';

interface SubjectFieldsProps {
  subjects: Subjects;
  /** Names of the subjects that can be added. */
  names: readonly string[];
  placeholder: string;
  hint: string | undefined;
  /** The error of the subjects as a whole. */
  error: string | undefined;
  selectRef: RefObject<HTMLSelectElement | null>;
}

/** The fields that add a subject. They have no `name`, because the form submits only the added subjects. */
export function SubjectFields({ subjects, names, placeholder, hint, error, selectRef }: SubjectFieldsProps) {
  const { draft, errors, updateDraft, add, clearDraft } = subjects;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const handleAdd = () => {
    if (add()) selectRef.current?.focus();
    else if (fieldsRef.current) focusFirstInvalid(fieldsRef.current);
  };
  const marks = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 6,
    required: true,
    // Enter would submit the marksheet.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      handleAdd();
    },
  } as const;
  return (
    <>
      <Box
        ref={fieldsRef}
        gridColumn="1 / -1"
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Box gridColumn="1 / -1">
          <SelectField
            ref={selectRef}
            label="Subject"
            hint={hint}
            placeholder={placeholder}
            options={names.map((name) => ({ value: name, label: name }))}
            value={draft.subject}
            onChange={({ target }) => updateDraft({ subject: target.value })}
            required
            error={errors.subject ?? error}
          />
        </Box>
        <TextField
          label="Marks Obtained"
          value={draft.marksObtain}
          onChange={({ target }) => updateDraft({ marksObtain: target.value })}
          error={errors.marksObtain}
          {...marks}
        />
        <TextField
          label="Practical Marks"
          value={draft.practicalMarks}
          onChange={({ target }) => updateDraft({ practicalMarks: target.value })}
          error={errors.practicalMarks}
          {...marks}
        />
        <TextField label="Total Marks" defaultValue={totalMarks} readOnly />
      </Box>
      <Flex gridColumn="1 / -1" gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={handleAdd}>
          <PlusIcon />
          Add Subject
        </Button>
        {!isBlank(draft) && (
          <Button
            variant="ghost"
            onClick={() => {
              clearDraft();
              selectRef.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </Flex>
    </>
  );
}
