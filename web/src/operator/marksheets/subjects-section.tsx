import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useListCourses } from '@institute/sdk/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import * as text from '#text/marksheets.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { focusSubmitButton } from '#ui/form/action-bar.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { focusFirstInvalid, useFieldError } from '#ui/form/use-form.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { BinIcon, PlusIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import {
  addMarks,
  getMarksSum,
  getTotalText,
  isBlank,
  nextSubject,
  parseSubjectForm,
  remainingSubjects,
  type SubjectFormValues,
  type SubjectMarks,
  totalMarks,
} from './parse-marksheet-form.ts';
import { getPending, type Subjects, suggestSubject } from './use-marksheet-form.ts';

interface SubjectsSectionProps {
  subjects: Subjects;
  onChange: (subjects: Subjects) => void;
  courseId: string;
}

/** The fields that add a subject, and the added subjects. The fields have no `name`, because the form submits only the added subjects. */
export function SubjectsSection({ subjects, onChange, courseId }: SubjectsSectionProps) {
  const { added, draft, errors, planned } = subjects;
  const subjectError = useFieldError('subject');
  const subjectsError = useFieldError('subjects');
  const fieldsRef = useRef<HTMLDivElement>(null);
  const selectRef = useRef<HTMLSelectElement>(null);
  const marksRef = useRef<HTMLInputElement>(null);
  const course = useListCourses().data?.courses.find(({ _id }) => _id === courseId);
  const all = remainingSubjects(course?.subjectList, []);
  const remaining = remainingSubjects(all, added);
  const isPending = !isBlank(getPending(subjects));
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
    const next = nextSubject(isNext ? remaining.filter((name) => planned.includes(name)) : remaining, draft.subject);
    onChange(suggestSubject({ ...subjects, added: [...added, parsed.input] }, next));
    if (next) marksRef.current?.focus();
    else if (marksRef.current?.form) focusSubmitButton(marksRef.current.form, isNext);
  };
  const handleClear = () => {
    onChange(suggestSubject(subjects, ''));
    selectRef.current?.focus();
  };
  const handleRemove = (name: string) => onChange({ ...subjects, added: added.filter(({ subjectName }) => subjectName !== name) });
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
    <FormSection title={text.marks} text={text.marksOfSubject}>
      <Grid
        ref={fieldsRef}
        gridColumn="1 / -1"
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Box gridColumn="1 / -1">
          <SelectField
            ref={selectRef}
            label={text.subject}
            hint={courseId !== '' && all.length === 0 ? text.noSubjectsListed : undefined}
            placeholder={getPlaceholder(courseId, all.length, remaining.length)}
            options={remaining.map((name) => ({ value: name, label: name }))}
            value={draft.subject}
            onChange={({ target }) => updateDraft({ subject: target.value })}
            required
            error={errors.subject ?? (added.length > 0 && !isPending ? undefined : subjectError) ?? subjectsError}
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
      </Grid>
      <Flex gridColumn="1 / -1" gap="3" wrap="wrap">
        <Button variant="outline" onClick={handleAdd}>
          <PlusIcon />
          {text.addSubject}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={handleClear}>
            {text.clear}
          </Button>
        )}
      </Flex>
      {added.length > 0 && (
        <Box gridColumn="1 / -1">
          <Box as="ul" aria-label={text.subjectsOfMarksheet} borderWidth="1px" borderRadius="md">
            {added.map((subject) => (
              <AddedSubject key={subject.subjectName} subject={subject} fallbackFocusRef={selectRef} onRemove={handleRemove} />
            ))}
          </Box>
          <Box mt="2" textAlign="end" fontWeight="600" px="4" fontVariantNumeric="tabular-nums">
            {text.total(getTotalText(added))}
          </Box>
        </Box>
      )}
    </FormSection>
  );
}

function getPlaceholder(courseId: string, all: number, remaining: number): string {
  if (courseId === '') return text.selectCourseFirst;
  if (all === 0) return text.noSubjects;
  return remaining > 0 ? text.selectSubject : text.allSubjectsAdded;
}

interface AddedSubjectProps {
  subject: SubjectMarks;
  /** Gets the focus when a focused remove button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRemove: (name: string) => void;
}

function AddedSubject({ subject, fallbackFocusRef, onRemove }: AddedSubjectProps) {
  const { subjectName, marksObtain: obtained, practicalMarks: practical, totalMarks: maximum } = subject;
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" px="4" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box minWidth="0">
        <Box fontWeight="600" overflowWrap="anywhere">
          {subjectName}
        </Box>
        <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {text.subjectMarks({ obtained, practical, sum: addMarks([obtained, practical]), maximum })}
        </Box>
      </Box>
      <Button
        ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)}
        variant="outline"
        size="sm"
        aria-label={text.removeSubject(subjectName)}
        onClick={() => onRemove(subjectName)}
      >
        <BinIcon />
        {text.remove}
      </Button>
    </Flex>
  );
}
