import { useState } from 'react';
import { toasts } from '../../ui/toast/toast-store.ts';
import type { SubjectMarks } from './parse-marks.ts';
import { blankSubject, isBlank, parseSubjectForm, type SubjectFormValues } from './parse-subject-form.ts';

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
