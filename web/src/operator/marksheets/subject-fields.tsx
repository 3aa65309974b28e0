import { type KeyboardEvent, type RefObject, useRef } from 'react';
import * as text from '#text/marksheets.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { focusSubmitButton } from '#ui/form/action-bar.tsx';
import { focusFirstInvalid } from '#ui/form/use-form.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { getMarksSum, isBlank, nextSubject, parseSubjectForm, type SubjectFormValues, totalMarks } from './parse-marksheet-form.ts';
import { getPending, type Subjects, suggestSubject } from './subjects.ts';

interface SubjectFieldsProps {
  subjects: Subjects;
  onChange: (subjects: Subjects) => void;
  names: readonly string[];
  placeholder: string;
  hint: string | undefined;
  /** The error of the subjects as a whole. */
  error: string | undefined;
  selectRef: RefObject<HTMLSelectElement | null>;
}

/** The fields that add a subject. They have no `name`, because the form submits only the added subjects. */
export function SubjectFields({ subjects, onChange, names, placeholder, hint, error, selectRef }: SubjectFieldsProps) {
  const { added, draft, errors, planned } = subjects;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const marksRef = useRef<HTMLInputElement>(null);
  const sum = getMarksSum(draft);
  const updateDraft = (changes: Partial<SubjectFormValues>) => onChange({ ...subjects, draft: { ...draft, ...changes }, errors: {} });
  const handleAdd = () => {
    const parsed = parseSubjectForm(draft);
    if (parsed.errors) {
      toasts.error(parsed.errors.message);
      onChange({ ...subjects, errors: parsed.errors.fields });
      return fieldsRef.current && focusFirstInvalid(fieldsRef.current);
    }
    const isNext = planned.length > 0;
    const next = nextSubject(isNext ? names.filter((name) => planned.includes(name)) : names, draft.subject);
    onChange(suggestSubject({ ...subjects, added: [...added, parsed.input] }, next));
    if (next) marksRef.current?.focus();
    else if (marksRef.current?.form) focusSubmitButton(marksRef.current.form, isNext);
  };
  const marks = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 6,
    required: true,
    description: draft.subject && text.inSubject(draft.subject),
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
            label={text.subject}
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
          ref={marksRef}
          label={text.marksObtained}
          value={draft.marksObtain}
          onChange={({ target }) => updateDraft({ marksObtain: target.value })}
          error={errors.marksObtain}
          {...marks}
        />
        <TextField
          label={text.practicalMarks}
          value={draft.practicalMarks}
          onChange={({ target }) => updateDraft({ practicalMarks: target.value })}
          error={errors.practicalMarks}
          warning={sum?.warning ?? null}
          {...marks}
        />
        <TextField label={text.totalMarks} defaultValue={totalMarks} readOnly />
        <Box
          aria-live="polite"
          gridColumn="1 / -1"
          minHeight="6"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          color={sum?.warning ? 'warning.fg' : 'fg.muted'}
        >
          {sum?.text ?? text.marksTogether(totalMarks)}
        </Box>
      </Box>
      <Flex gridColumn="1 / -1" gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={handleAdd}>
          <PlusIcon />
          {text.addSubject}
        </Button>
        {!isBlank(getPending(subjects)) && (
          <Button
            variant="ghost"
            onClick={() => {
              onChange(suggestSubject(subjects, ''));
              selectRef.current?.focus();
            }}
          >
            {text.clear}
          </Button>
        )}
      </Flex>
    </>
  );
}
