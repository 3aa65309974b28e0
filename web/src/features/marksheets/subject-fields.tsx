import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { focusSubmitButton } from '#ui/form/action-bar.tsx';
import { focusFirstInvalid } from '#ui/form/use-form.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import {
  blankSubject,
  getMarksSum,
  isBlank,
  nextSubject,
  parseSubjectForm,
  type SubjectFormValues,
  type SubjectMarks,
  totalMarks,
} from './parse-marksheet-form.ts';

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
  const { draft, pending, planned, errors, updateDraft, add, clearDraft } = subjects;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const marksRef = useRef<HTMLInputElement>(null);
  const sum = getMarksSum(draft);
  const handleAdd = () => {
    const isNext = planned.length > 0;
    const next = nextSubject(isNext ? names.filter((name) => planned.includes(name)) : names, draft.subject);
    if (!add(next)) return fieldsRef.current && focusFirstInvalid(fieldsRef.current);
    if (next) marksRef.current?.focus();
    else if (marksRef.current?.form) focusSubmitButton(marksRef.current.form, isNext);
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
          ref={marksRef}
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
          error={errors.practicalMarks ?? sum?.error}
          {...marks}
        />
        <TextField label="Total Marks" defaultValue={totalMarks} readOnly />
        <Box
          aria-live="polite"
          gridColumn="1 / -1"
          minHeight="6"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          color={sum?.error ? 'error.fg' : 'fg.muted'}
        >
          {sum?.text ?? `Marks obtained and practical marks together are out of ${totalMarks}.`}
        </Box>
      </Box>
      <Flex gridColumn="1 / -1" gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={handleAdd}>
          <PlusIcon />
          Add Subject
        </Button>
        {!isBlank(pending) && (
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

const noNames: readonly string[] = [];

/** State of a marksheet's subjects: those that are added, and the draft of the next one. */
export function useSubjects() {
  const [added, setAdded] = useState<SubjectMarks[]>([]);
  const [draft, setDraft] = useState(blankSubject);
  // The subject that the form has selected itself.
  const [suggested, setSuggested] = useState('');
  // The subjects of the previous marksheet, when several are created one after another.
  const [planned, setPlanned] = useState(noNames);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const suggest = (subject: string) => {
    setDraft({ ...blankSubject, subject });
    setSuggested(subject);
    setErrors({});
  };
  /** Adds the draft if it is valid, and selects the next subject; returns whether it was valid. */
  const add = (next: string): boolean => {
    const parsed = parseSubjectForm(draft);
    if (parsed.errors) {
      toasts.error(parsed.errors.message);
      setErrors(parsed.errors.fields);
      return false;
    }
    setAdded([...added, parsed.input]);
    suggest(next);
    return true;
  };
  /** Replaces the added subjects and the draft, as they were before a reload. */
  const restore = (subjects: SubjectMarks[], values: SubjectFormValues) => {
    setAdded(subjects);
    setDraft(values);
    setSuggested(values.subject);
    setPlanned(noNames);
    setErrors({});
  };
  // Without marks a suggested subject is not the viewer's input.
  const pending = draft.subject === suggested && isBlank({ ...draft, subject: '' }) ? blankSubject : draft;
  return {
    added,
    draft,
    /** The draft, or a blank one if the viewer has typed nothing. */
    pending,
    planned,
    /** Errors of the draft, by field name. */
    errors,
    /** At least one subject is added, and the draft is blank. */
    isComplete: added.length > 0 && isBlank(pending),
    isDirty: added.length > 0 || !isBlank(pending),
    updateDraft: (changes: Partial<SubjectFormValues>) => {
      setDraft({ ...draft, ...changes });
      setErrors({});
    },
    add,
    clearDraft: () => suggest(''),
    remove: (name: string) => setAdded(added.filter(({ subjectName }) => subjectName !== name)),
    restore,
    removeAll: () => restore([], blankSubject),
    /** Keeps only the names of the added subjects, for the next marksheet. */
    startNext: () => {
      const names = added.map(({ subjectName }) => subjectName);
      restore([], blankSubject);
      setPlanned(names);
      suggest(names[0] ?? '');
    },
  };
}

export type Subjects = ReturnType<typeof useSubjects>;
