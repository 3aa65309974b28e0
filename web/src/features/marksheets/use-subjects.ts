import { useState } from 'react';
import { toasts } from '../../ui/toast/toast-store.ts';
import { blankSubject, isBlank, parseSubjectForm, type SubjectFormValues, type SubjectMarks } from './parse-subject-form.ts';

/** State of a marksheet's subjects: those that are added, and the draft of the next one. */
export function useSubjects() {
  const [added, setAdded] = useState<SubjectMarks[]>([]);
  const [draft, setDraft] = useState(blankSubject);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const clearDraft = () => {
    setDraft(blankSubject);
    setErrors({});
  };
  /** Adds the draft if it is valid; returns whether it was. */
  const add = (): boolean => {
    const parsed = parseSubjectForm(draft);
    if (parsed.errors) {
      toasts.error(parsed.errors.message);
      setErrors(parsed.errors.fields);
      return false;
    }
    setAdded([...added, parsed.input]);
    clearDraft();
    return true;
  };
  return {
    added,
    draft,
    /** Errors of the draft, by field name. */
    errors,
    /** At least one subject is added, and the draft is blank. */
    isComplete: added.length > 0 && isBlank(draft),
    isDirty: added.length > 0 || !isBlank(draft),
    updateDraft: (changes: Partial<SubjectFormValues>) => setDraft({ ...draft, ...changes }),
    add,
    clearDraft,
    remove: (name: string) => setAdded(added.filter(({ subjectName }) => subjectName !== name)),
    /** Replaces the added subjects and the draft, as they were before a reload. */
    restore: (subjects: SubjectMarks[], values: SubjectFormValues) => {
      setAdded(subjects);
      setDraft(values);
    },
    removeAll: () => {
      setAdded([]);
      clearDraft();
    },
  };
}

export type Subjects = ReturnType<typeof useSubjects>;
